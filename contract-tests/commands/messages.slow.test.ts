import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCommand, start } from './genmedia.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
const folder = mkdtempSync(join(tmpdir(), 'genmedia-messages-'));
let url = '';
const server = createServer((_, response) => response.writeHead(404).end());
beforeAll(async () => {
  built = await buildCommand();
  for (const name of ['empty', 'list', 'blocked/contract', 'named/package.json']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'x.json'), '{}');
  writeFileSync(join(folder, 'note.txt'), 'Call them back');
  writeFileSync(join(folder, 'wide.json'), Buffer.from('\ufeff{ "model": "genq2" }', 'utf16le'));
  writeFileSync(join(folder, 'nothing.har'), '{ "log": { "entries": [] } }');
  writeFileSync(join(folder, 'empty.har'), '{ "log": {} }');
  writeFileSync(join(folder, 'list/package.json'), '[]');
  writeFileSync(join(folder, 'blocked/contract/bodies'), '');
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  built.remove();
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
});

const genmedia = (line: string, within = '', env = {}) =>
  start(built.file, line.replace('<url>', url).split(' '), { cwd: join(folder, within), env }).ended;

describe('a mistake gets what is wrong and what to do:', () => {
  it.each([
    ['check sandbx', 'unlike sandbx. Did you mean sandbox?'],
    ['check http://a:b@example.com', 'Leave them out, and set GENMEDIA_API_KEY to the key.'],
    ['check --har none.har', 'none.har cannot be read: there is no such file. Correct the path, which starts in '],
    ['check --har x.json', 'it has no list at log.entries. Save a recording as HAR, '],
    ['check --proxy 8080', '--proxy needs --to with the URL of the server, such as --to http://127.0.0.1:4020.'],
    ['check --to http://127.0.0.1:4020', '--to needs --proxy with the port to listen on, such as --proxy 8080.'],
    ['check <url> --callback-url x', '--callback-url takes a URL, such as https://tunnel.example.com, not x.'],
    ['check <url> --output none/x.json', 'none/x.json cannot be written: its folder does not exist. Create the '],
    ['validate none.json', 'none.json cannot be read: there is no such file. Correct the path, which starts in '],
    ['validate empty', 'it is a folder without files that end with .json, .jsonl, .ndjson or .har. Put some there.'],
    ['validate --schema Nope x.json', 'The document has no body named Nope. Bodies: '],
    ['validate --operation nope x.json', 'The document has no operation named nope. Operations: '],
    ['validate empty.har', 'empty.har is a HAR recording without a list at log.entries. Record it again.'],
    ['validate -', 'It is not known what stdin contains. Pass --schema or --operation.'],
    ['validate nothing.har', 'Nothing was validated: there is no body in it.'],
    [
      'listen --forward-to /hooks',
      '--forward-to must be an http or https URL, such as localhost:3000/hooks, not /hooks.',
    ],
    ['listen --forward-to localhost:99999', 'not localhost:99999. A port is at most 65535.'],
    [
      'listen --hosts https://abc.example/',
      '--hosts must be a host name, such as app.example.com, not https://abc.example/. Pass it without http:// and a path.',
    ],
    [
      'sandbox --callback-host http://app',
      '--callback-host must be a host name, such as app.example.com, not http://app.',
    ],
    ['openapi -o none/x.json', 'none/x.json cannot be written: its folder does not exist. Create the folder first.'],
    ['get note.txt --base-url <url>', 'note.txt is not a handle: it is not JSON. A task is the id of a task, '],
    ['models genq2', 'There is no generator genq2. It is a model of text2video, '],
    ['run createText2Video', 'There is no generator createText2Video. Did you mean text2video?'],
    ['run text2video --base-url <url> --prompt A boat', 'not also boat. Put a text with spaces into quotes.'],
    ['run text2video --base-url <url> --audio yes', 'not also yes. --audio takes no value.'],
    ['run img2video --base-url <url> --images a.png,b.png', 'none named a.png,b.png. For several, repeat --images.'],
    [
      'run text2video --base-url <url> --input wide.json',
      'wide.json is not UTF-8, but perhaps UTF-16. Save it as UTF-8.',
    ],
    [
      'run text2video --base-url <url> --model genq1 --prompt A --wm-position top-left',
      '--wm-position must be a whole number, not top-left. Allowed: 1 bottom right (default), 2 bottom left, ',
    ],
    [
      'run text2video --base-url <url> --input {"prompt":"A"}',
      '--input must be a file with the request, or - for stdin, not the request itself.',
    ],
    ['wait none/task.txt --base-url <url>', 'There is no file none/task.txt. A task is the id of a task, '],
    ['docs tasks#nope', 'The page tasks has no section nope. It has when-to-poll, '],
    ['sandbox npm test', 'not also npm. A command comes after --, such as genmedia sandbox -- npm test.'],
    ['diff none.json', 'none.json cannot be read: there is no such file. Correct the path, which starts in '],
    ['diff x.json', 'x.json is not an OpenAPI 3 document with paths. Pass one, such as contract/openapi.json; '],
    ['diff empty', 'there is no such file. Pass a document, or the folder of an installed genmedia.'],
    ['diff <url>/openapi.json', 'cannot be read: the response has status 404. Correct the URL, or pass a file.'],
  ])('%s', async (line, message) => {
    const { status, stdout, stderr } = await genmedia(line);
    expect(stderr).toContain(message);
    expect([status, stdout]).toEqual([2, '']);
  });

  it('a file that begins with a byte order mark is read, and broken JSON has its place', async () => {
    writeFileSync(join(folder, 'mark.json'), '\ufeff{ "model": "genq2", "prompt": "A boat" }');
    const create = await genmedia('create text2video --base-url <url> --input mark.json');
    expect(create.stderr).toContain('createText2Video was rejected with status 404');
    writeFileSync(join(folder, 'comma.json'), '{ "model": "genq2", }');
    const validate = await genmedia('validate --schema Text2VideoRequest comma.json');
    expect(validate.stdout).toMatch(/it is not JSON \(.+ position \d+/);
    expect(validate.status).toBe(1);
  });

  it.each([
    ['list', 'package.json is not an object in JSON. Nothing was written. Correct it, then run the command again.'],
    ['blocked', 'a part of its path is a file, and must be a folder. Move that file.'],
    ['named', 'package.json cannot be read: it is a folder. Move it, since its name is that of a file.'],
  ])('init ci in the folder %s', async (within, message) => {
    const { status, stderr } = await genmedia('init ci npm', within);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  it('init ci says that a script of the same name was kept', async () => {
    mkdirSync(join(folder, 'own'));
    writeFileSync(join(folder, 'own/package.json'), '{ "scripts": { "contract": "echo mine" } }');
    const { status, stdout } = await genmedia('init ci npm', 'own');
    expect(stdout).toContain('kept   the script contract of package.json, which exists; --force replaces it\n');
    expect(status).toBe(0);
    expect((await genmedia('init ci npm --force', 'own')).stdout).not.toContain('the script contract');
  });

  it.each(['create', 'run'])(
    '%s of an edit that was not sent does not say that its film continues',
    async (command) => {
      const edit = `${command} adFilm.edit --type generate_video --ad-one-click-task-id film-1 --prompt A --base-url <url>`;
      const invalid = await genmedia(edit);
      expect(invalid.stderr).toMatch(
        /was not sent: storyboard_video_index is missing; type "generate_video" requires it\.\n$/,
      );
      expect(invalid.status).toBe(1);
      const rejected = await genmedia(`${edit} --storyboard-video-index 0`);
      expect(rejected.stderr).toMatch(/was rejected with status 404/);
      expect(rejected.stderr).not.toContain('continues');
      expect(rejected.status).toBe(1);
    },
  );

  it('a key with a space, which is not printed', async () => {
    const { status, stderr } = await genmedia('check <url>', '', { GENMEDIA_API_KEY: 'Token secret-key' });
    expect(stderr).toContain('Pass the key alone, without quotes and without Token.');
    expect(stderr).not.toContain('secret-key');
    expect(status).toBe(2);
  });

  it('https for a server without TLS', async () => {
    const { status, stderr } = await genmedia(`check ${url.replace('http:', 'https:')}`);
    expect(stderr).toContain('no response: the server does not use TLS, so that its URL starts with http://. ');
    expect(status).toBe(2);
  });
});

it('a package.json that is a list stays as it is', () => {
  expect(readFileSync(join(folder, 'list/package.json'), 'utf8')).toBe('[]');
});
