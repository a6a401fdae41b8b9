import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { redocly } from '../../scripts/lib/redocly.js';
import { GenMedia } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve as serveSandbox } from '../../src/sandbox/node/index.js';
import { responds, type Server, serve } from '../client/server.js';
import { prism } from '../prism/index.js';
import { type ResponseSequence, startTaskProxy } from '../prism/task-proxy.js';
import { operations } from '../support/document.js';
import { newFolder } from '../support/new-folder.js';

interface Arazzo {
  workflows: { steps: { operationId: string }[] }[];
}

interface Run {
  responses: ResponseSequence;
  /** Requests that must arrive, in this order. */
  calls: string[];
  /** Values that must arrive in the body of a request, by its index. */
  bodies?: Record<number, unknown>;
}

const creations = 'GET /ent/v2/tasks/{id}/creations';

/** Every workflow, with a service that it succeeds with. */
const runs: Record<string, Run> = {
  video: {
    responses: { [creations]: ['created', 'queueing', 'processing', 'success'] },
    calls: ['POST /ent/v2/text2video', ...Array<string>(4).fill('GET /ent/v2/tasks/task-3101/creations')],
  },
  'failed-task': {
    responses: { [creations]: ['queueing', 'processing', 'failed'] },
    calls: Array<string>(3).fill('GET /ent/v2/tasks/task-7/creations'),
  },
  'ad-film': {
    responses: {
      'GET /ent/v2/ad-one-click/{id}': ['processing', 'success'],
      [creations]: ['success', 'film-processing', 'success'],
    },
    calls: [
      'POST /ent/v2/ad-one-click',
      ...Array<string>(2).fill('GET /ent/v2/ad-one-click/film-88'),
      'POST /ent/v2/ad-one-click/edit',
      'GET /ent/v2/tasks/film-88-v2/creations',
      'POST /ent/v2/ad-one-click/compose',
      ...Array<string>(2).fill('GET /ent/v2/tasks/film-88-c1/creations'),
    ],
    bodies: {
      3: expect.objectContaining({ ad_one_click_task_id: 'film-88', storyboard_video_index: 0 }),
      5: {
        ad_one_click_task_id: 'film-88',
        video_task_ids: ['film-88-v2', 'film-88-v1'],
        bgm_task_id: 'film-88-m0',
        narration_task_id: 'film-88-n0',
      },
    },
  },
  speech: { responses: {}, calls: ['POST /ent/v2/audio-tts'] },
};

const key = 'key-that-nobody-may-read';
const fileOf = (name: string) => `openapi/workflows/${name}.arazzo.yaml`;
const read = (file: string) => readFileSync(file, 'utf8');
const callsTo = ({ received }: Server) => received.map(({ method, url }) => `${method} ${url}`);

// Five instances of Redocly at a time are slow to start on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const folder = newFolder(afterAll);

/** Respect also reads inputs from the environment, so that the key does not appear in a process list. */
function setInputs(task_id: string) {
  vi.stubEnv('REDOCLY_CLI_RESPECT_INPUT', JSON.stringify({ api_key: key, task_id }));
}

beforeAll(async () => {
  setInputs('task-7');
  await prism();
});

afterAll(() => vi.unstubAllEnvs());

/** Runs a workflow against a service, then closes the service. Stops a workflow that never ends before the test times out. */
async function respect(file: string, service: Server, ...args: string[]) {
  const server = `genmedia=${service.url}`;
  try {
    return await redocly(['respect', file, '--server', server, '--verbose', '--max-steps=12', ...args]);
  } finally {
    await service.close();
  }
}

describe('openapi/workflows/', () => {
  it('contains only files that are run here and linted', () => {
    const files = readdirSync('openapi/workflows').map((file) => `openapi/workflows/${file}`);
    const linted = Object.values<{ root: string }>(parse(read('redocly.yaml')).apis).map(({ root }) => root);
    expect(Object.keys(runs).map(fileOf).sort()).toEqual(files.sort());
    expect(linted).toEqual(expect.arrayContaining(files));
  });

  it.each(Object.keys(runs))('contains %s, which names operations of the document', (name) => {
    const { workflows } = parse(read(fileOf(name))) as Arazzo;
    const named = workflows.flatMap(({ steps }) => steps.map(({ operationId }) => operationId));
    expect(operations.map(({ operation }) => operation.operationId)).toEqual(expect.arrayContaining(named));
  });
});

describe.concurrent('a workflow with the mock', () => {
  it.each(Object.entries(runs))(
    'succeeds for %s, and does not reveal the key',
    async (name, { responses, calls, bodies = {} }) => {
      const service = await startTaskProxy(await prism(), responses);
      const [har, json] = [join(folder, `${name}.har`), join(folder, `${name}.json`)];
      const { code, output } = await respect(fileOf(name), service, '--har-output', har, '--json-output', json);
      expect(code, output).toBe(0);
      expect(callsTo(service)).toEqual(calls);
      for (const [place, body] of Object.entries(bodies)) {
        expect(JSON.parse(service.received[Number(place)]?.body ?? '')).toEqual(body);
      }

      // A retried response does not count as a failure of the service, even if it violates the contract.
      expect(output).not.toContain('✗ schema check');

      expect(service.received.every(({ headers }) => headers.authorization === `Token ${key}`)).toBe(true);
      for (const text of [output, read(har), read(json)]) {
        expect(text).toContain('Token ********');
        expect(text).not.toContain(key);
      }
    },
  );
});

describe('a workflow with the sandbox', () => {
  it.each(Object.keys(runs))('succeeds for %s', async (name) => {
    // Fast enough to finish between two reads of a workflow.
    const sandbox = createSandbox({ speed: 20 });
    const gen = new GenMedia({ baseUrl: 'http://localhost', apiKey: key, fetch: sandbox.fetch });
    const fault = { 'x-sandbox-fault': 'failed; errCode=OUT_OF_PAPER' };
    const failing = await gen.text2video.create({ model: 'genq2', prompt: 'A boat' }, { extraHeaders: fault });
    setInputs(failing.id);
    const server = await serveSandbox(sandbox, { port: 0 });
    const args = ['respect', fileOf(name), '--server', `genmedia=${server.url}`, '--verbose'];
    const { code, output } = await redocly(args);
    await server.close();
    await sandbox.close();
    setInputs('task-7');
    expect(code, output).toBe(0);
    expect(output).not.toContain('✗ schema check');
    expect(sandbox.requests().every(({ status }) => status === 200)).toBe(true);
  });
});

describe.concurrent('a workflow that fails', () => {
  it('fails when a task never ends', async () => {
    const patient = read(fileOf('video')).replace('../openapi.yaml', resolve('openapi/openapi.yaml'));
    const impatient = join(folder, 'impatient.arazzo.yaml');
    writeFileSync(impatient, patient.replace('retryLimit: 600', 'retryLimit: 2'));
    const service = await startTaskProxy(await prism(), { [creations]: ['processing'] });
    const { code, output } = await respect(impatient, service);
    expect(code, output).toBe(1);
    expect(callsTo(service)).toEqual(runs.video?.calls.slice(0, 4));
  });

  it('fails when a task fails', async () => {
    const service = await startTaskProxy(await prism(), { [creations]: ['failed'] });
    const { code, output } = await respect(fileOf('video'), service);
    expect(code, output).toBe(1);
    expect(callsTo(service)).toEqual(runs.video?.calls.slice(0, 2));
  });

  it.each([
    ['rejects the key', responds(401, { message: `Nobody has the key ${key}.` })],
    ['violates the contract', responds(200, { task_id: 'task-3110', state: 'success', file_url: 42 })],
  ])('fails when the service %s', async (_, behaviour) => {
    const service = await serve(behaviour);
    const { code, output } = await respect(fileOf('speech'), service);
    expect(code, output).toBe(1);
    expect(callsTo(service)).toEqual(runs.speech?.calls);
    expect(output).not.toContain(key);
  });
});

describe('a story of a workflow', () => {
  it('names operations of the document', async () => {
    await expect(startTaskProxy('http://127.0.0.1', { 'GET /ent/v2/films': ['success'] })).rejects.toThrow(
      'GET /ent/v2/films',
    );
  });
});
