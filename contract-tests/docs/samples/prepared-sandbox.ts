import type { SampleRequest } from '../../../scripts/docs/samples/request.js';
import { createSandbox, type SandboxRequest } from '../../../src/sandbox/index.js';
import { serve } from '../../../src/sandbox/node/index.js';
import { clientOf } from '../../sandbox/setup.js';

const apiKey = 'key-of-the-samples';

/**
 * A sandbox over HTTP that contains what samples read and change. Its tasks end soon, but not before the response to their
 * create, which then advises when to poll: without advice, a client waits for as long as such tasks usually take.
 */
export async function openPrepared() {
  const sandbox = createSandbox({ apiKey, timing: { queueing: 1, processing: 2, end: 500 } });
  const server = await serve(sandbox, { port: 0 });
  const { variables, taskOf } = await prepare(clientOf(sandbox, { apiKey }));
  return {
    sandbox,
    /** The environment of a sample. */
    environmentOf: ({ operationId }: SampleRequest): Record<string, string> => ({
      GENMEDIA_BASE_URL: server.url,
      GENMEDIA_API_KEY: apiKey,
      ...variables,
      TASK_ID: taskOf[operationId] ?? '',
    }),
    /** What the sandbox receives while something happens, in order. */
    during: async (action: () => Promise<unknown>): Promise<SandboxRequest[]> => {
      const before = sandbox.requests(1)[0]?.number ?? 0;
      await action();
      return sandbox
        .requests()
        .filter(({ number }) => number > before)
        .reverse();
    },
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}

export type Prepared = Awaited<ReturnType<typeof openPrepared>>;

/** Creates what the samples read and change. */
async function prepare(gen: ReturnType<typeof clientOf>) {
  const video = await gen.text2video.create({ model: 'genq2', prompt: 'A lighthouse in a storm' });
  const film = await gen.adFilm.run({ images: ['https://example.com/bottle.png'], duration: 10 });
  const { id: oneClick = '' } = await gen.generalOneClick.create({});
  const subject = (await gen.subjects.create({})) as { id: string };
  const parts = (await gen.adFilm.get(film)).data_records;
  const [first = '', second = ''] = parts?.storyboards?.map(({ records }) => records?.[0]?.id) ?? [];
  const variables = {
    AD_ONE_CLICK_TASK_ID: film.id,
    VIDEO_TASK_ID_1: first,
    VIDEO_TASK_ID_2: second,
    BGM_TASK_ID: parts?.bgm_records?.[0]?.id ?? '',
    NARRATION_TASK_ID: parts?.narration_records?.[0]?.id ?? '',
    SUBJECT_ID: subject.id,
  };
  /** The value of `TASK_ID` for an operation. */
  const taskOf: Record<string, string> = {
    getTaskCreations: video.id,
    getAdFilm: film.id,
    getGeneralOneClick: oneClick,
    editGeneralOneClick: oneClick,
    composeGeneralOneClick: oneClick,
  };
  return { variables, taskOf };
}

/** A request as it must arrive, with the values of its variables. */
function expectedOf({ method, path, body, variables }: SampleRequest, environment: Record<string, string>) {
  const expected = { method, path, body: structuredClone(body) };
  for (const { name, place } of variables) {
    const value = environment[name];
    if (!value) throw new Error(`The prepared sandbox has no ${name}.`);
    if (place.startsWith('{')) expected.path = expected.path.replace(place, value);
    else setAt(expected.body, place.split('/').slice(1), value);
  }
  return expected;
}

/** Replaces the text at some keys. */
function setAt(target: unknown, keys: readonly string[], value: string): void {
  const parent = keys
    .slice(0, -1)
    .reduce((at, key) => at[key] as Record<string, unknown>, target as Record<string, unknown>);
  const key = keys.at(-1) ?? '';
  if (typeof parent[key] !== 'string') throw new Error(`There is no text at ${keys.join('/')}.`);
  parent[key] = value;
}

/**
 * What is wrong with the requests that samples have sent: each must have arrived once, as it is described, and been
 * accepted. Nothing else may have arrived, apart from polls of tasks if the samples wait for them.
 */
export function faultsOf(
  requests: readonly SampleRequest[],
  received: readonly SandboxRequest[],
  prepared: Prepared,
  { mayPoll = false } = {},
): string[] {
  const left = received.map(({ method, path, body, ...rest }) => ({
    text: sorted({ method, path, body: body === undefined ? undefined : JSON.parse(body) }),
    ...rest,
  }));
  const faults = requests.flatMap((request) => {
    const name = `${request.operationId} ${request.example ?? ''}`.trim();
    const text = sorted(expectedOf(request, prepared.environmentOf(request)));
    const found = left.filter((one) => one.text === text);
    for (const one of found) left.splice(left.indexOf(one), 1);
    if (found.length !== 1) return [`${name}: arrived ${found.length} times: ${text}`];
    return found.flatMap(({ status, operation, hasKey }) =>
      status === 200 && operation === request.operationId && hasKey
        ? []
        : [`${name}: ${operation} responded ${status}`],
    );
  });
  const others = left.filter(
    ({ operation, status }) => !(mayPoll && operation === 'getTaskCreations' && status === 200),
  );
  return [...faults, ...others.map(({ text, status }) => `Not described: ${status} ${text}`)];
}

/** JSON with the fields of objects in one order: Go sorts them. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
