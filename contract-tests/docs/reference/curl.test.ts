import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Called, curlOf, quote } from '../../../scripts/docs/reference/curl.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import { type SandboxServer, serve } from '../../../src/sandbox/node/index.js';
import { clientOf } from '../../sandbox/setup.js';
import { hasCurl } from '../../support/curl.js';
import { document, examplesOf, operations } from '../../support/document.js';

const called = operations.map((operation) => operation as Called);
const commandOf = (operationId: string) =>
  curlOf(called.find(({ operation }) => operation.operationId === operationId) as Called, document);

describe('the command of an operation', () => {
  it('reads URL and key from the environment', () => {
    expect(commandOf('getTaskCreations')).toBe(
      [
        'curl "$GENMEDIA_BASE_URL/ent/v2/tasks/$TASK_ID/creations" \\',
        '  -H "Authorization: Token $GENMEDIA_API_KEY"',
      ].join('\n'),
    );
  });

  it('sends the first example, and uses variables for values that must exist', () => {
    expect(commandOf('editAdFilm')).toBe(
      [
        'curl "$GENMEDIA_BASE_URL/ent/v2/ad-one-click/edit" \\',
        '  -H "Authorization: Token $GENMEDIA_API_KEY" \\',
        "  -H 'Content-Type: application/json' \\",
        "  -d '{",
        `    "ad_one_click_task_id": "'"$AD_ONE_CLICK_TASK_ID"'",`,
        '    "type": "generate_video",',
        '    "storyboard_video_index": 1,',
        '    "prompt": "The runner stops and looks at the bottle",',
        '    "payload": "edit-1"',
        "  }'",
      ].join('\n'),
    );
  });

  it('names the method if it is not the default', () => {
    expect(commandOf('updateSubject')).toContain('curl -X PUT "$GENMEDIA_BASE_URL/ent/v2/subjects/$SUBJECT_ID" \\\n');
  });

  it('fits into a panel of 76 characters, unless a text of the example does not', () => {
    const lines = called.flatMap((operation) => curlOf(operation, document).split('\n'));
    expect(lines.filter((line) => line.length > 76 && !/^ {4,}"\w+": "/.test(line))).toEqual([]);
  });
});

describe('a quoted value reaches a program unchanged', () => {
  const throughShell = (value: unknown) =>
    JSON.parse(execFileSync('sh', ['-uc', `printf %s ${quote(value)}`], { encoding: 'utf8' }));

  it.each([
    "It's a 'quoted' word, and ''two",
    'She says "hello"',
    '$HOME $(touch here) $1 $$ $',
    '`touch here`',
    'two\nlines\r\n\tand a tab',
    'a \\ and a \\\' and a \\n and a "\\"',
    '!! !x ~ * ? [a] {a,b} # ; & | < > ( )',
    '\'"$NAME"\'',
    '%s %d \u0000 é 雨 🎬',
    '',
  ])('%j', (prompt) => expect(throughShell({ prompt })).toEqual({ prompt }));

  it('for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`'"$\`\\!%(){}\n 1a`, '雨') }), (prompt) => {
        expect(throughShell({ prompt })).toEqual({ prompt });
      }),
    );
  });
});

describe.skipIf(!hasCurl)('pasted into a shell, the command of', () => {
  let sandbox: Sandbox;
  let server: SandboxServer;
  let folder: string;
  let there: Awaited<ReturnType<typeof prepare>>;

  beforeAll(async () => {
    sandbox = createSandbox({ speed: 0, apiKey });
    server = await serve(sandbox, { port: 0 });
    there = await prepare(sandbox);
    // Makes curl quiet and print the status, without changing the command.
    folder = mkdtempSync(join(tmpdir(), 'genmedia-curl-'));
    writeFileSync(join(folder, '.curlrc'), 'silent\nshow-error\nwrite-out = "\\n%{http_code}"\n');
  });

  afterAll(async () => {
    await server.close();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  });

  it.each(called)('$operation.operationId gets status 200', async ({ method, path, operation }) => {
    const { operationId, requestBody } = operation;
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      GENMEDIA_BASE_URL: server.url,
      GENMEDIA_API_KEY: apiKey,
      ...there.variables,
      TASK_ID: there.taskOf[operationId],
    };
    const command = curlOf({ method, path, operation }, document);
    const { stdout, stderr } = await promisify(execFile)('sh', ['-uc', command], { env });
    const [, response = '', status] = /^(.*)\n(\d+)$/s.exec(stdout) ?? [];
    expect({ status, stderr }, response).toEqual({ status: '200', stderr: '' });
    expect(JSON.parse(response)).toBeTypeOf('object');

    const [request] = sandbox.requests(1);
    expect(request).toMatchObject({ operation: operationId, status: 200 });
    const [[, example] = []] = examplesOf(requestBody);
    const expected = JSON.stringify(example)?.replace(/film-88[\w-]*/g, (name) => there.idOf[name] ?? name);
    expect(request?.body && JSON.parse(request.body)).toEqual(expected && JSON.parse(expected));
  });
});

const apiKey = 'key-of-the-shell';

/** Creates what the commands read and change. */
async function prepare(sandbox: Sandbox) {
  const gen = clientOf(sandbox, { apiKey });
  const video = await gen.text2video.create({ model: 'genq2', prompt: 'A lighthouse in a storm' });
  const film = await gen.adFilm.create({ images: ['https://example.com/bottle.png'], duration: 10 });
  const { id: oneClick = '' } = await gen.generalOneClick.create({});
  const subject = await gen.subjects.create({});
  await sandbox.advance('1m');
  const parts = (await gen.adFilm.get(film)).data_records;
  const [first = '', second = ''] = parts?.storyboards?.map(({ records }) => records?.[0]?.id) ?? [];
  const music = parts?.bgm_records?.[0]?.id ?? '';
  const narration = parts?.narration_records?.[0]?.id ?? '';
  const variables: Record<string, string> = {
    AD_ONE_CLICK_TASK_ID: film.id,
    VIDEO_TASK_ID_1: first,
    VIDEO_TASK_ID_2: second,
    BGM_TASK_ID: music,
    NARRATION_TASK_ID: narration,
    SUBJECT_ID: String(subject.id),
  };
  /** The value of `$TASK_ID` for an operation. */
  const taskOf: Record<string, string> = {
    getTaskCreations: video.id,
    getAdFilm: film.id,
    getGeneralOneClick: oneClick,
    editGeneralOneClick: oneClick,
    composeGeneralOneClick: oneClick,
  };
  /** Identifiers in the examples of the document, and their values here. */
  const idOf: Record<string, string> = {
    'film-88': film.id,
    'film-88-v0': first,
    'film-88-v2': second,
    'film-88-m0': music,
    'film-88-n0': narration,
  };
  return { variables, taskOf, idOf };
}
