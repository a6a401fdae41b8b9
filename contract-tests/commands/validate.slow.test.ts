import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, generators } from '../../src/models/index.js';
import { responds } from '../client/server.js';
import { dataUri } from '../preflight/files/data-uri.js';
import { png } from '../preflight/files/images.js';
import { start as serveFor } from '../preflight/url-setup.js';
import { newFolder } from '../support/new-folder.js';
import { buildCommand, start } from './genmedia.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
const folder = newFolder(afterAll);
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

const genmedia = (args: readonly string[], input?: string) =>
  start(built.file, args, { cwd: folder, ...(input !== undefined && { input }) }).ended;

const write = (name: string, content: unknown) => {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};

const valid = { model: 'genq2', prompt: 'A lighthouse in a storm' };
const invalid = { ...valid, aspect_ratio: '2:1' };
const sentence = 'aspect_ratio must be "16:9", "9:16", "3:4", "4:3" or "1:1", not "2:1".';

describe('validate', () => {
  it('recognises what a file contains by its name', async () => {
    const files = [write('Text2VideoRequest.one.json', valid), write('Text2VideoRequest.json', valid)];
    expect(await genmedia(['validate', ...files])).toEqual({ status: 0, stdout: '2 bodies are valid.\n', stderr: '' });
  });

  it('validates the files of a folder', async () => {
    mkdirSync(join(folder, 'bodies'), { recursive: true });
    write('bodies/Text2VideoRequest.wrong.json', invalid);
    write('bodies/Text2VideoRequest.jsonl', `${JSON.stringify(valid)}\n${JSON.stringify(valid)}\n`);
    write('bodies/README.md', 'Not a body.');
    expect(await genmedia(['validate', 'bodies'])).toEqual({
      status: 1,
      stdout: `${join('bodies', 'Text2VideoRequest.wrong.json')}: error: ${sentence}\n1 of 3 bodies is invalid.\n`,
      stderr: '',
    });
  });

  it('prints what is wrong, with the file, and exits with 1', async () => {
    const files = [write('Text2VideoRequest.ok.json', valid), write('Text2VideoRequest.wrong.json', invalid)];
    expect(await genmedia(['validate', ...files])).toEqual({
      status: 1,
      stdout: `Text2VideoRequest.wrong.json: error: ${sentence}\n1 of 2 bodies is invalid.\n`,
      stderr: '',
    });
  });

  it('accepts the name of an operation, for requests and responses', async () => {
    const [request, response] = [write('request.json', invalid), write('response.json', { task_id: 7 })];
    const [one, two] = await Promise.all([
      genmedia(['validate', '--operation', 'createText2Video', request]),
      genmedia(['validate', '--operation', 'createText2Video', '--response', response]),
    ]);
    expect(one.stdout).toContain(`request.json: error: ${sentence}`);
    expect(two).toMatchObject({ status: 1, stdout: expect.stringContaining('task_id must be a string, not 7.') });
  });

  it('reads stdin and a schema', async () => {
    expect(await genmedia(['validate', '--schema', 'Text2VideoRequest', '-'], JSON.stringify(invalid))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(`stdin: error: ${sentence}`),
    });
  });

  it('reads one body per line, by the extension or by the content', async () => {
    const lines = `${JSON.stringify(valid)}\n\n${JSON.stringify(invalid)}\n{\n`;
    const [named, guessed] = await Promise.all([
      genmedia(['validate', '--operation', 'createText2Video', write('many.jsonl', lines)]),
      genmedia(['validate', '--schema', 'Text2VideoRequest', '-'], lines.slice(0, -2)),
    ]);
    expect(named).toEqual({
      status: 1,
      stdout: expect.stringMatching(
        /^many\.jsonl:3: error: .*\nmany\.jsonl:4: error: The body cannot be read: it is not JSON at column 2: the text ends here\. Continue with a comma or }\.\n2 of 3 bodies are invalid\.\n$/,
      ),
      stderr: '',
    });
    expect(named.stdout).toContain(`error: ${sentence}\n`);
    expect(guessed.stdout).toBe(`stdin:3: error: ${sentence}\n1 of 2 bodies is invalid.\n`);
  });

  it('reads a recording: requests and responses by method and path, with any prefix of the path', async () => {
    const entry = (url: string, method: string, sent: unknown, received: unknown, status = 200) => ({
      request: { method, url, ...(sent !== undefined && { postData: { text: JSON.stringify(sent) } }) },
      response: {
        status,
        content: { text: Buffer.from(JSON.stringify(received)).toString('base64'), encoding: 'base64' },
      },
    });
    const entries = [
      entry('https://gateway.example/media/ent/v2/text2video?x=1', 'POST', invalid, {}, 422),
      entry('https://gateway.example/media/ent/v2/tasks/7/creations', 'GET', undefined, { state: 'success' }),
      entry('https://elsewhere.example/ping', 'GET', undefined, {}),
    ];
    const { status, stdout } = await genmedia(['validate', write('traffic.har', { log: { entries } })]);
    expect(status).toBe(1);
    expect(stdout).toContain(`traffic.har (entry 1, createText2Video, request): error: ${sentence}`);
    expect(stdout).toContain('traffic.har (entry 2, getTaskCreations, response): error: ');
    expect(stdout).toContain('2 of 2 bodies are invalid. 1 request of other services, not validated.');
  });

  it('checks files in requests by default', async () => {
    const [model = ''] = generators.img2video.models;
    const body = { model, prompt: 'x', images: [dataUri('image/png', png(100, 4000))] };
    const file = write('Img2VideoRequest.wide.json', body);
    const [on, off] = await Promise.all([genmedia(['validate', file]), genmedia(['validate', '--no-preflight', file])]);
    expect(on).toMatchObject({ status: 1, stdout: expect.stringContaining('images[0]') });
    expect(off.status).toBe(0);
    expect(fieldsOf('img2video', model as 'gen2.0').images.items?.media).toBeDefined();
  });

  it('reads files behind URLs with --fetch, and reports missing ones', async () => {
    const [model = ''] = generators.img2video.models;
    const { url } = await serveFor(responds(404));
    const file = write('Img2VideoRequest.url.json', { model, prompt: 'x', images: [url] });
    const local = write('Img2VideoRequest.local.json', { model, prompt: 'x', images: ['http://localhost/x.png'] });
    const [off, on] = await Promise.all([
      genmedia(['validate', file]),
      genmedia(['validate', '--fetch-allow', '127.0.0.1', file, local]),
    ]);
    expect(off).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^\S+: warning: images\[0\] cannot be reached/),
    });
    expect(on.status).toBe(1);
    expect(on.stdout.split('\n')).toEqual([
      `${file}: error: images[0] cannot be fetched: the server responded with status 404. Correct the URL.`,
      expect.stringMatching(
        /^\S+: warning: images\[0\] cannot be reached by a service .*, or --fetch-allow of the command\.$/,
      ),
      '1 of 2 bodies is invalid.',
      '',
    ]);
  });

  it('prints JSON, and annotations for GitHub', async () => {
    const file = write('Text2VideoRequest.json', invalid);
    const [json, github] = await Promise.all([
      genmedia(['validate', '--json', file]),
      genmedia(['validate', '--format', 'github', file]),
    ]);
    expect(json.status).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      valid: 0,
      invalid: 1,
      bodies: [
        {
          file,
          schema: 'Text2VideoRequest',
          operation: 'createText2Video',
          valid: false,
          findings: [{ path: '/aspect_ratio', rule: 'enum', message: sentence }],
        },
      ],
    });
    expect(github.stdout).toContain(`::error file=Text2VideoRequest.json,line=1::${sentence}\n`);
  });

  it('prints annotations for GitHub at the line of the field, also in recordings and broken JSON', async () => {
    const request = { method: 'POST', url: 'https://h/ent/v2/text2video', postData: { text: '{"model":"genq2"}' } };
    const files = {
      'Text2VideoRequest.lines.json':
        '\n{\n  "prompt": "}\\"[",\n\t"aspect_ratio":\n    "7:1",\n  "model": "genq2"\n}\n',
      'Reference2ImageRequest.lines.json':
        '{\n  "model": "genq2",\n  "prompt": "x",\n  "images": [\n    "https://example.com/a.png",\n    5\n  ]\n}\n',
      'Text2VideoRequest.missing.json': '{\n  "model": "genq2"\n}\n',
      'Text2VideoRequest.list.jsonl': '{"model":"genq2","prompt":"x"}\n{"model":"genq2"}\n',
      'Text2VideoRequest.broken.json': '{\n  "model": "genq2",\n  prompt\n}\n',
      'lines.har': JSON.stringify({ log: { entries: [{}, { request }] } }, null, 1),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { stdout } = await genmedia(['validate', '--format', 'github', ...Object.keys(files)]);
    const lines = [...stdout.matchAll(/^::error file=([^,]+),line=(\d+)::/gm)].map(([, name, line]) => [
      name,
      Number(line),
    ]);
    const har = files['lines.har'].split('\n').findIndex((line) => line.includes('"text"')) + 1;
    expect(lines).toEqual([
      ['Text2VideoRequest.lines.json', 4],
      ['Reference2ImageRequest.lines.json', 6],
      ['Text2VideoRequest.missing.json', 1],
      ['Text2VideoRequest.list.jsonl', 2],
      ['Text2VideoRequest.broken.json', 3],
      ['lines.har', har],
    ]);
  });

  it('validates the other files if one cannot be read, and exits with 2', async () => {
    mkdirSync(join(folder, 'folder'), { recursive: true });
    const { status, stdout, stderr } = await genmedia([
      'validate',
      'missing.json',
      'folder',
      write('Text2VideoReqest.json', valid),
      write('Text2VideoRequest.wrong.json', invalid),
    ]);
    expect(status).toBe(2);
    expect(stdout).toContain(sentence);
    expect(stderr).toContain('missing.json cannot be read: there is no such file. Correct the path');
    expect(stderr).toContain(
      'folder cannot be read: it is a folder without files that end with .json, .jsonl, .ndjson or .har. Put some there, or pass a file.\n',
    );
    expect(stderr).toContain('It is not known what Text2VideoReqest.json contains. Did you mean Text2VideoRequest?');
  });

  it.each([
    [
      ['request.json'],
      'It is not known what request.json contains. Name the file after its schema, such as Text2VideoRequest.first.json, or pass --schema, such as TaskCallback, or --operation, such as createText2Video.',
    ],
    [['--schema', 'TaskCalback', 'x'], 'The document has no body named TaskCalback. Did you mean TaskCallback?'],
    [
      ['--operation', 'createText2Vido', 'x'],
      'The document has no operation named createText2Vido. Did you mean createText2Video?',
    ],
    [
      ['--operation', 'getTaskCreations', 'x'],
      'getTaskCreations has no request body. Add --response for its response.',
    ],
    [['--response', 'x'], '--response needs the operation, such as --operation createText2Video.'],
    [['--schema', 'a', '--operation', 'b', 'x'], '--schema and --operation exclude each other. Pass one of them.'],
  ])('rejects %j', async (args, message) => {
    write('x', valid);
    write('request.json', valid);
    expect(await genmedia(['validate', ...args])).toMatchObject({ status: 2, stderr: `${message}\n` });
  });
});

describe('models', () => {
  it('lists generators with their models', async () => {
    const { status, stdout } = await genmedia(['models']);
    expect(status).toBe(0);
    for (const [name, { models }] of Object.entries(generators)) {
      expect(stdout).toMatch(new RegExp(`^${name} `, 'm'));
      for (const model of models) expect(stdout).toContain(model);
    }
  });

  it('lists how the models of a generator differ', async () => {
    const { stdout } = await genmedia(['models', 'text2video']);
    expect(stdout).toMatch(/^prompt +up to 5000 characters, required$/m);
    expect(stdout).toMatch(/^wm_position +genq1: /m);
    expect(stdout).toMatch(/^resolution +genq1: undocumented\n +genq2: 540p/m);
  });

  it.each(Object.entries(generators).slice(-3))(
    'lists every field of %s, as text and as data',
    async (name, { models }) => {
      const model = (models as readonly string[]).at(-1);
      const args = ['models', name, ...(model === undefined ? [] : [model])];
      const [text, json] = await Promise.all([genmedia(args), genmedia([...args, '--json'])]);
      const fields = (fieldsOf as unknown as (...args: unknown[]) => object)(name, model);
      for (const field of Object.keys(fields)) expect(text.stdout).toMatch(new RegExp(`^${field}  \\S`, 'm'));
      const data = JSON.parse(json.stdout);
      expect(model === undefined ? data.fields : data).toEqual(JSON.parse(JSON.stringify(fields)));
    },
  );

  it('accepts the words of a generator joined in any way', async () => {
    const [one, two] = await Promise.all([
      genmedia(['models', 'startEnd2video']),
      genmedia(['models', 'start-end2video']),
    ]);
    expect(two).toEqual(one);
  });
});

describe('openapi', () => {
  it('prints the document as the package contains it', async () => {
    const [json, yaml, old] = await Promise.all([
      genmedia(['openapi']),
      genmedia(['openapi', '--yaml']),
      genmedia(['openapi', '--3.0']),
    ]);
    expect(json.stdout).toBe(readFileSync('generated/openapi.json', 'utf8'));
    expect(yaml.stdout).toBe(readFileSync('generated/openapi.yaml', 'utf8'));
    expect(old.stdout).toBe(readFileSync('generated/openapi-3.0.json', 'utf8'));
  });

  it('writes OpenAPI 3.0 as YAML to a file', async () => {
    const { parse } = await import('yaml');
    expect(await genmedia(['openapi', '--3.0', '--yaml', '-o', 'old.yaml'])).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    const text = readFileSync(join(folder, 'old.yaml'), 'utf8');
    // As PyYAML and SnakeYAML read it: 16:9 is not a number.
    const document = JSON.parse(readFileSync('generated/openapi-3.0.json', 'utf8'));
    expect(parse(text, { version: '1.1' })).toEqual(document);
  });
});
