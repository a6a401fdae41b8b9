import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/index.js';
import { document, examplesOf, operations } from '../support/document.js';

// biome-ignore lint/suspicious/noExplicitAny: the tests read collections as plain JSON.
type Json = any;

/** A request as a tool sends it once its variables are filled in, and the code that runs with its response. */
interface ToolRequest {
  folder: string;
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  run: (response: { status: number; body: Json }, set: (name: string, value: unknown) => void) => void;
}

interface ToolCollection {
  text: string;
  variables: Record<string, string>;
  requests: ToolRequest[];
}

const read = (name: string) => readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8');

/** Reads a collection by the schema of Postman. */
function postman(): ToolCollection {
  const text = read('postman-collection.json');
  const { info, auth, variable, item } = JSON.parse(text);
  expect(info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json');
  expect(auth.type).toBe('apikey');
  const { key, value, in: place } = Object.fromEntries(auth.apikey.map((one: Json) => [one.key, one.value]));
  expect(place).toBe('header');
  return {
    text,
    variables: Object.fromEntries(variable.map((one: Json) => [one.key, one.value])),
    requests: item.flatMap((folder: Json) =>
      folder.item.map(({ name, request, event = [] }: Json): ToolRequest => {
        const { raw, host, path } = request.url;
        expect(`${host.join('.')}/${path.join('/')}`).toBe(raw);
        return {
          folder: folder.name,
          name,
          method: request.method,
          url: raw,
          headers: { [key]: value, ...Object.fromEntries(request.header.map((one: Json) => [one.key, one.value])) },
          ...(request.body && { body: request.body.raw }),
          run({ status, body }, set) {
            const pm = { response: { code: status, json: () => body }, collectionVariables: { set } };
            for (const { script } of event) new Function('pm', script.exec.join('\n'))(pm);
          },
        };
      }),
    ),
  };
}

/** Reads a collection as Bruno imports it. */
function bruno(): ToolCollection {
  const text = read('bruno-collection.json');
  const { version, items, root } = JSON.parse(text);
  expect(version).toBe('1');
  const uids = root.request.vars.req.map(({ uid }: Json) => uid);
  expect(uids.filter((uid: string) => !/^[a-z0-9]{21}$/.test(uid))).toEqual([]);
  expect(new Set(uids).size).toBe(uids.length);
  const { mode, apikey } = root.request.auth;
  expect({ mode, placement: apikey.placement }).toEqual({ mode: 'apikey', placement: 'header' });
  return {
    text,
    variables: Object.fromEntries(root.request.vars.req.map((one: Json) => [one.name, one.value])),
    requests: items.flatMap((folder: Json) =>
      folder.items.map(({ name, type, request }: Json): ToolRequest => {
        expect({ type, auth: request.auth.mode }).toEqual({ type: 'http', auth: 'inherit' });
        return {
          folder: folder.name,
          name,
          method: request.method,
          url: request.url,
          headers: {
            [apikey.key]: apikey.value,
            ...Object.fromEntries(request.headers.map((one: Json) => [one.name, one.value])),
          },
          ...(request.body.mode === 'json' && { body: request.body.json }),
          run(res, setVar) {
            new Function('res', 'bru', request.script?.res ?? '')(res, { setVar });
          },
        };
      }),
    ),
  };
}

/** Every example of a request, by its operation. */
const examples = operations.flatMap(({ operation }) => examplesOf(operation.requestBody).map(([, value]) => value));

/** Without the identifiers of tasks, for which a collection has variables. */
const withoutIds = (body: Json) =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !/_task_ids?$/.test(field)));

const fill = (text: string, variables: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!(name in variables)) throw new Error(`${name} is not a variable of the collection.`);
    return variables[name] as string;
  });

describe.each([
  ['Postman', postman],
  ['Bruno', bruno],
])('the collection for %s', (_, open) => {
  const { text, variables, requests } = open();

  it('contains every example as a request, and every operation without a body', () => {
    const reads = operations.filter(({ operation }) => !operation.requestBody);
    expect(examples).toHaveLength(44);
    expect(requests).toHaveLength(examples.length + reads.length);
    const bodies = requests.flatMap(({ body }) => {
      const filled = body && fill(body, variables);
      return filled ? [withoutIds(JSON.parse(filled))] : [];
    });
    const sorted = (values: unknown[]) => values.map((value) => JSON.stringify(value)).sort();
    expect(sorted(bodies)).toEqual(sorted(examples.map(withoutIds)));
    expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
  });

  it('contains a folder for each tag, and ends with the one that only reads', () => {
    const tags = document.tags.map(({ name }: Json) => name);
    const folders = [...new Set(requests.map(({ folder }) => folder))];
    expect(folders.toSorted()).toEqual(tags.toSorted());
    expect(folders.at(-1)).toBe('Tasks');
  });

  it('contains no key, and sends it as the service requires', () => {
    expect(variables.apiKey).toBe('');
    expect(new Set(requests.map(({ headers }) => headers.Authorization))).toEqual(new Set(['Token {{apiKey}}']));
    expect(text.match(/Token (?!\{\{apiKey\}\}")/g)).toBeNull();
  });

  it('gets accepted by the sandbox from top to bottom', async () => {
    const sandbox = createSandbox({ apiKey: 'collection-key', speed: 0, deliver: async () => new Response() });
    const values: Record<string, string> = { ...variables, apiKey: 'collection-key' };
    const set = (name: string, value: unknown) => {
      expect(Object.keys(variables)).toContain(name);
      expect(value).toEqual(expect.any(String));
      values[name] = value as string;
    };
    for (const { name, method, url, headers, body, run } of requests) {
      await sandbox.advance('1m');
      const response = await sandbox.fetch(fill(url, values), {
        method,
        headers: Object.entries(headers).map(([key, value]): [string, string] => [key, fill(value, values)]),
        ...(body !== undefined && { body: fill(body, values) }),
      });
      const result: Json = await response.json();
      expect({ name, status: response.status, error: result.error }).toEqual({ name, status: 200, error: undefined });
      run({ status: response.status, body: result }, set);
      // What a person copies from a response, since no link leads there.
      if (result.data_records) Object.assign(values, partsOf(result.data_records));
      if (name.startsWith('Create a subject')) values.subjectId = result.id;
    }
    expect(Object.values(values)).not.toContain('');
    expect(sandbox.requests().filter(({ status }) => status !== 200)).toEqual([]);
    await sandbox.close();
  });

  it('sets no variable after a rejection', () => {
    for (const { run } of requests) {
      run({ status: 422, body: { error: { code: 'invalid_request' } } }, (name) => expect.fail(`${name} was set.`));
    }
  });
});

/** Identifiers of the parts of a film. */
function partsOf({ storyboards, narration_records, bgm_records }: Json): Record<string, string> {
  return {
    videoIds: JSON.stringify(storyboards.map(({ records }: Json) => records[0].id)),
    narrationId: narration_records[0].id,
    bgmId: bgm_records[0].id,
  };
}
