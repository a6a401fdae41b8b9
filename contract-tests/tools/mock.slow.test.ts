import { readdirSync, readlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agree, validateAll } from '../implementations/index.js';
import { prism } from '../prism/index.js';
import { bodyLimit } from '../prism/prism-document.js';
import { examplesOf, operations } from '../support/document.js';
import { ifThere, prismsOn } from '../support/processes.js';

/** Sends the first valid request of an operation, with the headers under test. */
async function call({ method, path, operation }: (typeof operations)[number], headers: Record<string, string>) {
  const [[, body] = []] = examplesOf(operation.requestBody);
  const response = await fetch((await prism()) + path.replace('{id}', '1'), {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}

it.each(operations)('requires a key for $operation.operationId, in the documented form', async (target) => {
  expect(await call(target, { authorization: 'Token key' })).toBe(200);
  expect(await call(target, {})).toBe(401);
  for (const authorization of ['key', 'Bearer key', 'token key', 'Token', 'Token two keys', 'xToken key']) {
    expect(await call(target, { authorization }), authorization).toBe(422);
  }
});

it.each(operations.filter(({ operation }) => operation.requestBody))(
  'accepts only JSON for $operation.operationId',
  async (target) => {
    const authorization = 'Token key';
    expect(await call(target, { authorization, 'content-type': 'application/json; charset=utf-8' })).toBe(200);
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      expect(await call(target, { authorization, 'content-type': type }), type).toBe(415);
    }
  },
);

it.each(operations.filter(({ path }) => path.includes('{id}')))(
  'finds no $operation.operationId without an identifier',
  async ({ path, ...target }) => {
    const headers = { authorization: 'Token key' };
    expect(await call({ ...target, path: path.replace('{id}', 'any identifier') }, headers)).toBe(200);
    expect(await call({ ...target, path: path.replace('{id}', '') }, headers)).not.toBe(200);
  },
);

it('keeps a connection open that a client may be about to use', async () => {
  const { headers } = await fetch(await prism());
  expect(headers.get('connection')).toBe('keep-alive');
  // Here it would say after how many idle seconds.
  expect(headers.get('keep-alive')).toBe(null);
});

it('reads bodies of up to 10 MiB, and does not validate larger ones', async () => {
  const validated = await validateAll(
    [bodyLimit - 1000, bodyLimit].map((length) => ({
      about: 'Img2VideoRequest',
      title: `an image of ${length} characters`,
      schema: 'Img2VideoRequest',
      body: { model: 'gen2.0', images: [`data:image/png;base64,${'A'.repeat(length)}`] },
      accepted: true,
    })),
    ['validators', 'prism'],
  );
  expect(validated.map(({ verdicts }) => verdicts.prism?.accepted)).toEqual([true, false]);
  expect(validated[1]?.verdicts.prism?.reason).toContain('413');
  for (const verdict of validated) agree(verdict);
});

/** Open file descriptors of Prism on a port, by kind. */
function openedBy(port: string): string[] {
  const files = prismsOn(port).flatMap((id) => readdirSync(`/proc/${id}/fd`).map((file) => `/proc/${id}/fd/${file}`));
  return files.flatMap((file) => ifThere(() => readlinkSync(file)) ?? []);
}

it.runIf(process.platform === 'linux')(
  'starts without a file watcher, since a machine may have none left',
  async () => {
    const { port } = new URL(await prism());
    const opened = openedBy(port);
    expect(opened.some((file) => file.startsWith('socket:'))).toBe(true);
    expect(opened).not.toContain('anon_inode:inotify');
  },
);
