import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationRules } from '../../../generated/preflight-rules.js';
import { installCommand } from '../../../scripts/docs/guides/parts/install.js';
import { filesIn } from '../../../scripts/lib/files-in.js';
import { commands } from '../../../src/cli/commands.js';
import { GenMediaError } from '../../../src/index.js';
import { preflightFile } from '../../../src/preflight/index.js';
import { operations } from '../../support/document.js';
import { deadLinks, isPlace } from '../../support/markdown-links.js';

const files = filesIn('generated/docs').filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(`generated/docs/${file}`, 'utf8');

describe('the docs as Markdown', () => {
  it('writes every guide and every operation as Markdown', () => {
    const guides = readdirSync('openapi/docs/guides').map((name) => `guides/${name}`);
    const reference = operations.map(({ operation }) => `reference/${operation.operationId}.md`);
    expect([...files].sort()).toEqual(['README.md', 'extensions.md', 'models.md', ...guides, ...reference].sort());
    for (const file of files) if (file !== 'README.md') expect(read('README.md')).toContain(`](${file})`);
  });

  it.each(files)('keeps the samples and tables of %s in place', (file) => {
    const text = read(file);
    expect(text).toMatch(/^# \S/);
    expect(text).not.toMatch(/^```\w* \S+$|^```\w+\n```$/m);
    const prose = text.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '');
    expect(prose).not.toMatch(/<!--|\{\{|<(?:table|tr|td|th|div|span|p|code)\b|\]\((?:site|operation):/);
  });

  it('contains no dead link, also in the README', () => {
    expect(deadLinks('.', ['README.md', ...files.map((file) => `generated/docs/${file}`)])).toEqual([]);
  });

  it('contains every page that a finding of preflight or an error names', async () => {
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

  it('explains how to install the present version', () => {
    expect(readme).toContain(`In your project:\n\n\`\`\`sh\n${installCommand()}\n\`\`\`\n`);
  });

  it('lists every command', () => {
    const [row = ''] = /^\| `npx genmedia` .*$/m.exec(readme) ?? [];
    for (const name of Object.keys(commands)) expect(row).toContain(`\`${name}\``);
  });
});

describe('instructions to install the package', () => {
  it('installs next while there are only previews, then by name', () => {
    const preview = '# Changelog\n\n## 1.0.0-rc.1 - 2026-01-31\n\nFirst.\n';
    expect(installCommand(preview)).toBe('npm install genmedia@next');
    expect(installCommand(`${preview}\n## 1.0.0\n\nSecond.\n`)).toBe('npm install genmedia');
  });

  it('gives the same instructions in all texts: only RELEASING.md lists what is not published yet', () => {
    const texts = [
      ...['README.md', 'CHANGELOG.md', 'SECURITY.md', 'CONTRIBUTING.md'],
      ...filesIn('openapi/docs').map((file) => `openapi/docs/${file}`),
      ...filesIn('generated/docs').map((file) => `generated/docs/${file}`),
    ].filter((file) => file.endsWith('.md'));
    const notYet =
      /not (?:yet )?(?:on|in) (?:a|the|any) registry|until the package is|once it is published|\bnpm pack\b.*tarball/i;
    for (const file of texts) expect(readFileSync(file, 'utf8'), file).not.toMatch(notYet);
    expect(readFileSync('.github/RELEASING.md', 'utf8')).toContain('\n## Until the first version is published\n');
  });
});
