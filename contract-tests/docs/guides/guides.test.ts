import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { scriptName } from '../../../src/cli/init/package-file.js';
import { GenMedia } from '../../../src/index.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import { type SandboxServer, serve } from '../../../src/sandbox/node/index.js';
import { document } from '../../support/document.js';
import { needs } from '../../support/optional-tools.js';
import { fences, guide } from './guides.js';

const names = readdirSync('openapi/docs/guides').map((file) => file.replace('.md', ''));
const { exports, scripts, bin } = JSON.parse(readFileSync('package.json', 'utf8'));

describe.each(names)('the guide %s', (name) => {
  const text = guide(name);

  it('starts with a title and a paragraph', () => {
    expect(text).toMatch(/^# [A-Z].+\n\n[A-Z`]/);
  });

  it('begins with what the reader will have, and one complete program', () => {
    const [start = ''] = text.split(/^## /m);
    expect(start.split('\n\n')[2]).toMatch(/^\*\*At the end you have\*\* \S/);
    const [, language, file] = /^```(\w+)(?: (\S+))?$/m.exec(start) ?? [];
    // Commands, or a sample that a test runs as it is.
    expect(language === 'sh' || (language === 'ts' && file !== undefined), start).toBe(true);
  });

  it('names only entries, scripts and commands that exist', () => {
    for (const [, entry] of text.matchAll(
      /(?<!\/)\bgenmedia\/((?:sandbox\/)?[a-z]+(?:(?:-[\w.]+)?\.(?:json|yaml))?)\b(?!\/)/g,
    )) {
      expect(Object.keys(exports)).toContain(`./${entry}`);
    }
    for (const [, script] of text.matchAll(/npm (?:run )?([\w-]+(?::[\w-]+)?)(?=[` ]|$)/gm)) {
      expect([...Object.keys(scripts), 'ci', 'pack', 'install', scriptName]).toContain(script);
    }
    for (const [, command] of text.matchAll(/npx (\w+)/g)) {
      expect([...Object.keys(bin), 'redocly', 'tsc', 'playwright', 'dredd']).toContain(command);
    }
  });

  it('contains valid JSON and YAML', () => {
    for (const json of fences(text, 'json')) JSON.parse(json);
    for (const yaml of fences(text, 'yaml')) expect(parse(yaml)).toBeTypeOf('object');
  });

  it('keeps its code within the page width', () => {
    for (const code of ['sh', 'yaml', 'json'].flatMap((language) => fences(text, language))) {
      // Nobody reads the end of a commit.
      const lines = code.replaceAll(/@[0-9a-f]{40} # v[\d.]+$/gm, '').split('\n');
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });
});

describe('what the guides document about the sandbox', () => {
  let sandbox: Sandbox;
  let server: SandboxServer;
  let taskId: string;
  beforeAll(async () => {
    // Its clock stands still, so that no callback is tried while a slow machine runs the commands.
    sandbox = createSandbox({ speed: 0 });
    server = await serve(sandbox, { port: 0 });
    const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key' });
    taskId = (await gen.text2video.create({ model: 'genq2', prompt: 'A lighthouse' })).id;
  });
  afterAll(async () => {
    await server.close();
    await sandbox.close();
  });

  const commands = names
    .flatMap((name) => fences(guide(name), 'sh').map((code) => [name, code] as const))
    .filter(([, code]) => code.startsWith('curl') && code.includes(':4020'));

  /** Runs a command of a guide against the sandbox, at any URL. */
  const run = (command: string) =>
    new Promise<string>((resolve, reject) => {
      const here = `${command.trim().replace('http://127.0.0.1:4020', server.url)} --silent --show-error --max-time 20`;
      execFile('sh', ['-c', here], { env: { ...process.env, TASK_ID: taskId } }, (error, stdout) =>
        error ? reject(error) : resolve(stdout),
      );
    });

  it.each(commands)('gets a response for a command of %s: %s', needs('curl'), async (_, command) => {
    const isMeantToFail = command.includes('x-sandbox-fault') || command.includes('"duration": 11');
    expect(/"error"/.test(await run(command))).toBe(isMeantToFail);
  });

  it('quotes the rejection exactly in errors', needs('curl'), async () => {
    const [command = ''] = fences(guide('errors'), 'sh');
    const [response = ''] = fences(guide('errors'), 'json');
    expect(JSON.parse(await run(command))).toEqual(JSON.parse(response));
  });

  it('limits a fault in a header to that request', needs('curl'), async () => {
    const command = commands.find(([, code]) => code.includes('x-sandbox-fault'))?.[1] ?? '';
    expect(await run(command)).toMatch(/^HTTP\/1\.1 429 .*retry-after: 2\b/is);
  });

  it('lists only faults that exist', () => {
    const [, table = ''] = guide('sandbox').split('Use the fault');
    const faults = [...table.slice(0, table.indexOf('\n\n')).matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    expect(faults.length).toBeGreaterThan(8);
    for (const text of faults) {
      const [fault, ...parameters] = text.split('; ');
      const entries = parameters.map((parameter) => parameter.split('='));
      sandbox.setFaults([{ fault, ...Object.fromEntries(entries) }]);
    }
    sandbox.setFaults([]);
  });

  it('gets the requested example from the mock', () => {
    const [, name = ''] = /Prefer: example=(\w+)/.exec(guide('mock-sandbox-service')) ?? [];
    const { content } = document.paths['/ent/v2/tasks/{id}/creations'].get.responses[200];
    expect(Object.keys(content['application/json'].examples)).toContain(name);
  });
});

describe('diagrams of media rules', () => {
  const picture = (name: string) => readFileSync(`openapi/docs/pictures/${name}.svg`, 'utf8');
  const { schemas } = document.components;
  const rectangles = (svg: string) =>
    [...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="([\d.]+)"/g)]
      .map(([, x, width, height]) => ({ x: Number(x), width: Number(width), height: Number(height) }))
      .sort((a, b) => a.x - b.x);

  it('draws ratios to scale, from the minimum to the maximum in the document', () => {
    const svg = picture('aspect-ratios');
    const labels = [...svg.matchAll(/>(\d+):(\d+)<\/text>/g)].map(
      ([, width, height]) => Number(width) / Number(height),
    );
    const { exclusiveMinimum, exclusiveMaximum } = schemas.ImageInput['x-media'].aspectRatio;
    expect([labels[0], labels.at(-1)]).toEqual([exclusiveMinimum, exclusiveMaximum]);
    const drawn = rectangles(svg);
    expect(drawn).toHaveLength(labels.length);
    for (const [index, { width, height }] of drawn.entries()) expect(width / height).toBeCloseTo(labels[index] ?? 0, 1);
  });

  it('draws frames to scale, with the numbers in the document', () => {
    const svg = picture('frame-ratio');
    const { minimum, maximum } = schemas.StartAndEndFrames['x-media'].frameRatio;
    const shown = [...svg.matchAll(/>([\d.]+) × its pixels</g)].map(([, number]) => Number(number));
    // The ratio is start to end. Its inverse has the same bounds.
    expect(shown).toEqual([minimum, maximum]);
    expect(1 / minimum).toBeCloseTo(maximum);
    const areas = rectangles(svg).map(({ width, height }) => width * height);
    const [start = 0] = areas;
    const ends = areas.filter((area) => Math.abs(area / start - 1) > 0.05).map((area) => area / start);
    expect(ends[0]).toBeCloseTo(minimum, 1);
    expect(ends[1]).toBeCloseTo(maximum, 1);
  });
});
