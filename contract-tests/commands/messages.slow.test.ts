import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { newFolder } from '../support/new-folder.js';
import { buildCommand, start } from './genmedia.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
const folder = newFolder(afterAll);
let url = '';
/** One that is free. */
let port: number;
const server = createServer((_, response) => response.writeHead(404).end());
beforeAll(async () => {
  built = await buildCommand();
  for (const name of ['empty', 'list', 'blocked/contract', 'named/package.json']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'x.json'), '{}');
  writeFileSync(join(folder, 'swagger.json'), '{ "swagger": "2.0", "paths": {} }');
  writeFileSync(join(folder, 'broken.yaml'), 'a: [1\nb: {');
  writeFileSync(join(folder, 'nothing.yaml'), '');
  writeFileSync(join(folder, 'note.txt'), 'Call them back');
  writeFileSync(join(folder, 'wide.json'), Buffer.from('\ufeff{ "model": "genq2" }', 'utf16le'));
  writeFileSync(join(folder, 'nothing.har'), '{ "log": { "entries": [] } }');
  writeFileSync(join(folder, 'empty.har'), '{ "log": {} }');
  writeFileSync(join(folder, 'list/package.json'), '[]');
  writeFileSync(join(folder, 'blocked/contract/bodies'), '');
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  port = await reservePort();
});
afterAll(() => {
  built.remove();
  server.closeAllConnections();
  server.close();
});

const genmedia = (line: string, within = '', env = {}) =>
  start(built.file, line.replace('<url>', url).replace('<port>', `${port}`).split(' '), {
    cwd: join(folder, within),
    env,
  }).ended;

describe('the message of a mistake', () => {
  it.each([
    ['check sandbx', 'unlike sandbx. Did you mean sandbox?'],
    ['check http://a:b@example.com', 'Leave them out, and set GENMEDIA_API_KEY to the key.'],
    ['check --har none.har', 'none.har cannot be read: there is no such file. Correct the path, which starts in '],
    ['check --har x.json', 'it has no array at log.entries. Save a recording as HAR, '],
    ['check --proxy 8080', '--proxy needs --to with the URL of the server, such as --to http://127.0.0.1:4020.'],
    ['check --to http://127.0.0.1:4020', '--to needs --proxy with the port to listen on, such as --proxy 8080.'],
    [
      'check <url> --callback-url x',
      '--callback-url must be a URL that starts with http:// or https://, such as https://tunnel.example.com, not x.',
    ],
    ['check <url> --output none/x.json', 'none/x.json cannot be written: its folder does not exist. Create the '],
    ['validate none.json', 'none.json cannot be read: there is no such file. Correct the path, which starts in '],
    [
      'validate empty',
      'it is a folder without files that end with .json, .jsonl, .ndjson or .har. Put some there, or pass a file.',
    ],
    ['validate --schema Nope x.json', 'The document has no body named Nope. Bodies: '],
    ['validate --operation nope x.json', 'The document has no operation named nope. Operations: '],
    ['validate empty.har', 'empty.har is a HAR recording without an array at log.entries. Record it again.'],
    [
      'validate -',
      'It is not known what stdin contains: pass --schema, such as TaskCallback, or --operation, such as createText2',
    ],
    [
      'validate nothing.har',
      'Nothing was validated: there is no body of the service in it. Record or pass requests to its paths.',
    ],
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
    ['get note.txt --base-url <url>', 'note.txt is not a handle: it is not JSON: line 1, column 1: Call is not JSON. '],
    ['models genq2', 'There is no generator genq2. genq2 is a model of text2video, '],
    ['run createText2Video', 'There is no generator createText2Video. Did you mean text2video?'],
    ['run text2video --base-url <url> --prompt A boat', 'not also boat. Put a text with spaces into quotes.'],
    ['run text2video --base-url <url> --audio yes', 'not also yes. --audio is a switch.'],
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
    ['docs tasks#when-to-pol', 'The page tasks has no section when-to-pol. Did you mean when-to-poll? It has '],
    ['sandbox npm test', 'not also npm. A command comes after --, such as genmedia sandbox -- npm test.'],
    ['diff none.json', 'none.json cannot be read: there is no such file. Correct the path, which starts in '],
    ['diff x.json', 'x.json is not an OpenAPI 3 document with paths. Pass one, such as contract/openapi.json; '],
    ['diff empty', 'there is no such file. Pass a document, or the folder of an installed genmedia.'],
    ['generate', 'There is no command generate. Did you mean run, to create a task, wait for it and save its result?'],
    ['preflight request.json', 'There is no command preflight. Did you mean validate, to '],
    ['mock', 'There is no command mock. Did you mean sandbox, to run the service on this machine?'],
    ['text2video', 'It is a generator: genmedia run text2video, or genmedia create text2video.'],
    ['cancel 5', 'There is no command cancel. Commands: run, create, wait, '],
    ['run --model genq2 --prompt A', 'The generator is missing. It comes first, before the options: genmedia run <gen'],
    ['run --prompt A', ' Generators: text2video, img2video, '],
    ['run text2video --model genq3-turbo', 'text2video has no model genq3-turbo. It is one of img2video, '],
    ['run text2video --model genq2 --duration 10s', 'not 10s. Leave the unit out. Allowed: 1 to 10 s'],
    ['run text2video --duration 10s', 'genmedia models text2video lists what each model takes.'],
    [
      'create img2video --model genq3-turbo --images none.png',
      '--images: there is no file none.png. Correct the path, ',
    ],
    [
      'create img2video --model genq3-turbo --images=~/a.png',
      '--images ~/a.png begins with ~, which a shell does not expand in quotes or after =. Pass --images "$HOME/a.png".',
    ],
    ['resume 870132 --output=~/x/', '--output ~/x/ begins with ~, which a shell does not expand in quotes or after =.'],
    [
      'openapi -o ~/x.json',
      '-o ~/x.json begins with ~, which a shell does not expand in quotes or after =. Pass -o "$H',
    ],
    [
      'validate ~/x.json',
      '~/x.json begins with ~, which a shell does not expand in quotes or after =. Pass "$HOME/x.j',
    ],
    ['create text2video -m genq2', 'There is no option -m. Did you mean --model?'],
    ['create premiumMv --model x', 'There is no option --model. Fields: --premium-mv-mode, '],
    ['models --model x', 'There is no option --model. Options: --json.'],
    ['create text2video --fetch-allow a,b', '--fetch-allow must be one host name, not a,b. Repeat --fetch-allow'],
    ['create text2video --no-preflight --fetch', '--fetch checks files, which --no-preflight turns off. Leave one of'],
    ['resume {id:5,operation:x}', "the shell has removed its double quotes. Put it into single quotes, such as '{"],
    ['resume {"id":5}', 'its id is not a string, but 5. A handle is such as'],
    ['get 1 2', 'not also 2. Read one task at a time: run the command once for each.'],
    ['listen --forward-to 3000/hooks', 'needs a host, not only a port: --forward-to localhost:3000/hooks.'],
    ['listen --host=', 'The value of --host is empty. Pass --host <host>, or leave it out.'],
    ['check <url> --only=', 'The value of --only is empty. Pass --only <text>, or leave it out.'],
    ['check 127.0.0.1:4020', 'unlike 127.0.0.1:4020. Did you mean http://127.0.0.1:4020? sandbox starts'],
    [
      'check --proxy 8080 --to here',
      '--to must start with http:// or https://, such as http://127.0.0.1:4020, unlike here.',
    ],
    ['check --har x.har --proxy 8080', '--har checks traffic, and --proxy something else. Pass one of them.'],
    ['check <url> --har x.har', '--har checks traffic, and http://127.0.0.1:'],
    [
      'check --har x.har --profile full',
      '--profile has no effect with --har: it is about requests that a check sends.',
    ],
    [
      'check <url> --timeout 5s',
      '--timeout must be a number of seconds above 0, at most 3600, without a unit, such as 30, not 5s.',
    ],
    [
      'check <url> --timeout 30000',
      '--timeout must be a number of seconds above 0, at most 3600, without a unit, such ',
    ],
    ['check --replay x.json', '--profile refusals --format json --output report.json.'],
    ['sandbox --port <port> --timing finish=1s', '--timing has no option finish. It has queueing, processing, end.'],
    [
      'sandbox --port <port> --timing queueing=5s,processing=2s',
      '--timing queueing is 5000, after timing.processing, ',
    ],
    [
      'sandbox --fault status=503',
      'There is no fault status=503. Write it as status; code=<a status from 400 to 599>, with a ; before each field.',
    ],
    ['sandbox --quiet --verbose', '--quiet and --verbose exclude each other. Pass one of them.'],
    [
      'sandbox --port <port> --data x.json/state',
      'A part of its path is a file. Choose another folder (--data of the command).',
    ],
    ['mcp --inputs none', '--inputs must be a folder, and none does not exist, seen from '],
    ['mcp --output x.json', '--output must be a folder, and x.json is a file.'],
    ['mcp --base-url <url>', 'are recorded, such as --data .genmedia.'],
    ['init ci --server staging.example.com', '--server must be a URL that starts with http:// or https://, such as '],
    [
      'init ci --server https://a.example/?b',
      'it may have only letters, digits and : / . ~ _ - in it. Leave the others',
    ],
    ['diff swagger.json', 'swagger.json is a document of Swagger 2.0. Convert it to OpenAPI 3 first.'],
    ['diff broken.yaml', 'broken.yaml cannot be read: it is neither JSON nor YAML: '],
    ['diff nothing.yaml', 'nothing.yaml is empty. Pass an OpenAPI 3 document in JSON or YAML.'],
    ['get 1 --base-url <url>/ent/v2', '--base-url must be the URL before /ent/v2, '],
    ['diff <url>/openapi.json', 'cannot be read: the response has status 404. Correct the URL, or pass a file.'],
  ])('explains what is wrong with: %s', async (line, message) => {
    const { status, stdout, stderr } = await genmedia(line);
    expect(stderr).toContain(message);
    expect([status, stdout]).toEqual([2, '']);
  });

  it('reads a file with a byte order mark, and reports the place of broken JSON', async () => {
    writeFileSync(join(folder, 'mark.json'), '\ufeff{ "model": "genq2", "prompt": "A boat" }');
    const create = await genmedia('create text2video --base-url <url> --input mark.json');
    expect(create.stderr).toContain('createText2Video was rejected with status 404');
    writeFileSync(join(folder, 'comma.json'), '{ "model": "genq2", }');
    const validate = await genmedia('validate --schema Text2VideoRequest comma.json');
    expect(validate.stdout).toContain(
      'comma.json:1: error: The body cannot be read: it is not JSON at column 21: there is a comma before }. Remove it.\n',
    );
    expect(validate.status).toBe(1);
  });

  it.each([
    [
      'list',
      'package.json cannot be used: it is not an object in JSON. Nothing was written. Correct it, then run the command again.',
    ],
    ['blocked', 'a part of its path is a file, and must be a folder. Move that file.'],
    ['named', 'package.json cannot be read: it is a folder. Move it, since its name is that of a file.'],
  ])('explains why init ci cannot write into the folder %s', async (within, message) => {
    const { status, stderr } = await genmedia('init ci npm', within);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  it('reports that init ci has kept a script of the same name', async () => {
    mkdirSync(join(folder, 'own'));
    writeFileSync(join(folder, 'own/package.json'), '{ "scripts": { "contract": "echo mine" } }');
    const { status, stdout } = await genmedia('init ci npm', 'own');
    expect(stdout).toContain('kept   the script contract of package.json, which exists; --force replaces it\n');
    expect(status).toBe(0);
    expect((await genmedia('init ci npm --force', 'own')).stdout).not.toContain('the script contract');
  });

  it.each(['create', 'run'])('does not say that a film continues if %s did not send its edit', async (command) => {
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
  });

  it('names the variable of a key that includes its scheme', async () => {
    const { status, stderr } = await genmedia('get 1 --base-url <url>', '', { GENMEDIA_API_KEY: 'Token secret-key' });
    expect(stderr).toMatch(/^GENMEDIA_API_KEY must be the key alone: /);
    expect(stderr).not.toContain('secret-key');
    expect(status).toBe(2);
  });

  it('rejects a text of --only that no rule has, or none of the profile', async () => {
    const [none, other] = await Promise.all([
      genmedia('check sandbox --profile refusals --only text-to-video'),
      genmedia('check sandbox --only createSpeech'),
    ]);
    expect(none.stdout).toContain('No rule contains text-to-video. Pass a part of a rule or of an operation: getTask');
    expect(other.stdout).toContain('Of profile read no rule contains createSpeech; profile refusals has some.');
    expect([none.status, other.status]).toEqual([2, 2]);
  });

  it.each([
    ['{ "accepted": [], }', 'It is not JSON: line 1, column 19: there is a comma before }. Remove '],
    [
      '{ "rules": [] }',
      'It must be an object with the array accepted, not rules, such as { "accepted": [] }, and nothing',
    ],
    [
      '{ "accepted": [{ "rule": "createText2Video: prompt is mandatory" }] }',
      'which does not exist. Copy it from a report, such as "createText2Video: prompt ',
    ],
  ])('explains what is wrong with genmedia-check.json of %s', async (content, message) => {
    mkdirSync(join(folder, 'accepted'), { recursive: true });
    writeFileSync(join(folder, 'accepted/genmedia-check.json'), content);
    const { status, stderr } = await genmedia('check <url> --profile refusals', 'accepted');
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  it('explains why sandbox cannot start a command', async () => {
    const { status, stderr } = await genmedia('sandbox -- ./x.json');
    expect(stderr).toContain('Name the program that runs it, such as node ./x.json, or allow it with chmod +x.');
    expect(status).toBe(126);
  });

  it('does not print a key with a space', async () => {
    const { status, stderr } = await genmedia('check <url>', '', { GENMEDIA_API_KEY: 'Token secret-key' });
    expect(stderr).toContain('Pass the key alone, without quotes and without Token.');
    expect(stderr).not.toContain('secret-key');
    expect(status).toBe(2);
  });

  it('suggests http for a server without TLS', async () => {
    const { status, stderr } = await genmedia(`check ${url.replace('http:', 'https:')}`);
    expect(stderr).toContain('no response: the server does not use TLS, so that its URL starts with http://. ');
    expect(status).toBe(2);
  });
});

it('leaves a package.json that is a list as it is', () => {
  expect(readFileSync(join(folder, 'list/package.json'), 'utf8')).toBe('[]');
});
