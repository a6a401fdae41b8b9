import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationRules } from '../../../generated/preflight-rules.js';
import { installSteps } from '../../../scripts/docs/guides/parts/install.js';
import { filesIn } from '../../../scripts/lib/files-in.js';
import { commands } from '../../../src/cli/commands.js';
import { GenMediaError } from '../../../src/index.js';
import { preflightFile } from '../../../src/preflight/index.js';
import { operations } from '../../support/document.js';
import { deadLinks, isPlace } from '../../support/markdown-links.js';

const files = filesIn('generated/docs').filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(`generated/docs/${file}`, 'utf8');

describe('the docs as Markdown', () => {
  it('have every guide and every operation', () => {
    const guides = readdirSync('openapi/docs/guides').map((name) => `guides/${name}`);
    const reference = operations.map(({ operation }) => `reference/${operation.operationId}.md`);
    expect([...files].sort()).toEqual(['README.md', 'extensions.md', 'models.md', ...guides, ...reference].sort());
    for (const file of files) if (file !== 'README.md') expect(read('README.md')).toContain(`](${file})`);
  });

  it.each(files)('%s has its samples and tables in place', (file) => {
    const text = read(file);
    expect(text).toMatch(/^# \S/);
    expect(text).not.toMatch(/^```\w* \S+$|^```\w+\n```$/m);
    const prose = text.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '');
    expect(prose).not.toMatch(/<!--|\{\{|<(?:table|tr|td|th|div|span|p|code)\b|\]\((?:site|operation):/);
  });

  it('have no dead link, and neither has the README', () => {
    expect(deadLinks('.', ['README.md', ...files.map((file) => `generated/docs/${file}`)])).toEqual([]);
  });

  it('have every page that a finding of preflight or an error names', async () => {
    const [ofFile] = await preflightFile(new Uint8Array(9), { for: 'createMv', field: 'images' });
    const ofOperations = Object.values(operationRules).map(({ docs }) => docs);
    expect(ofOperations).toHaveLength(operations.filter(({ operation }) => operation.requestBody).length);
    for (const place of [...ofOperations, ofFile?.docs ?? 'none']) {
      const [, page = ''] = /^genmedia\/(generated\/docs\/.+)$/.exec(place) ?? [];
      expect(isPlace('.', page), place).toBe(true);
    }
    expect(new GenMediaError('failed').docs).toBe('genmedia docs errors');
    expect(files).toContain('guides/errors.md');
  });
});

describe('the README', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('says how the package is installed now', () => {
    const { why, commands: install } = installSteps();
    expect(readme).toContain(`${why}\n\n\`\`\`sh\n${install}\n\`\`\`\n`);
  });

  it('lists every command', () => {
    const [row = ''] = /^\| `npx genmedia` .*$/m.exec(readme) ?? [];
    for (const name of Object.keys(commands)) expect(row).toContain(`\`${name}\``);
  });
});

describe('how the package is installed', () => {
  it('is from a tarball until CHANGELOG.md has a version, then by name', () => {
    const start = '# Changelog\n\n## Unreleased\n\nNext.\n';
    expect(installSteps(start).commands).toContain('npm pack');
    expect(installSteps(`${start}\n## 1.0.0\n\nFirst.\n`)).toEqual({
      why: 'In your project:',
      commands: 'npm install genmedia',
    });
  });
});
