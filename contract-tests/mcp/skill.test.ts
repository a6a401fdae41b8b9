import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../src/cli/commands.js';
import { docPages } from '../../src/mcp/doc-tools.js';

const skill = readFileSync('skills/genmedia/SKILL.md', 'utf8');
const { exports, files } = JSON.parse(readFileSync('package.json', 'utf8'));

it('has the fields of a skill, and is in the package', () => {
  const [, header = ''] = /^---\n(.*?)\n---\n/s.exec(skill) ?? [];
  const { name, description } = parse(header);
  expect(name).toBe('genmedia');
  expect(description.length).toBeLessThan(1024);
  expect(files).toEqual(expect.arrayContaining(['skills', 'generated/docs']));
});

it('names commands, entries and pages that exist', () => {
  const called = [...skill.matchAll(/npx genmedia ([\w-]+)(?: ([\w-]+))?/g)];
  expect(called.length).toBeGreaterThan(8);
  const pages = docPages().map(({ name }) => name);
  for (const [, command = '', word] of called) {
    expect(Object.keys(commands)).toContain(command);
    if (command === 'docs' && word) expect(pages).toContain(word);
  }
  const entries = [...skill.matchAll(/genmedia\/(\w+)/g)].map(([, name]) => `./${name}`);
  for (const entry of entries) expect(Object.keys(exports)).toContain(entry);
});

it('names commands and files in AGENTS.md that exist, and is short there', () => {
  const text = readFileSync('AGENTS.md', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
  for (const [, file = ''] of text.matchAll(/\]\(([\w./-]+)\)/g)) expect(readFileSync(file, 'utf8')).not.toBe('');
  expect(text.split('\n').length).toBeLessThan(60);
});
