import { expect, it } from 'vitest';
import { responds, serve } from '../client/server.js';
import { smallest } from '../derived/mutations.js';
import { type Target, targets } from '../implementations/targets.js';
import { prism } from '../prism/index.js';
import { callingBack } from '../prism/prism-document.js';
import { variantsOf } from '../support/shape.js';

const { path } = targets.get('Text2VideoRequest') as Target;
const video = smallest(variantsOf('Text2VideoRequest')[0] ?? '');

/** Creates a task at the mock, which then posts to the URL. */
async function create(callbackUrl: string) {
  const response = await fetch((await prism()) + callingBack + path, {
    method: 'POST',
    headers: { authorization: 'Token key', 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ ...video, callback_url: callbackUrl }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** The document accepts each of these: it checks the form of a URL only as far as a pattern can. */
const unusable = [
  'https://[',
  'http://[::1/hook',
  'http://127.0.0.1:99999/hook',
  'http://127.0.0.1:-1/',
  'http://%zz/%E0%A4%A',
  'http://\u0000\u0007\ud800/',
  'https://提示.invalid/🌊',
  'http://{$request.body#/callback_url}/',
  'http://user:password@127.0.0.1:1/#/a',
  'http://127.0.0.1:1/refused',
  `http://127.0.0.1:1/${'x'.repeat(100_000)}`,
  `http://${'x'.repeat(10_000)}.invalid/`,
];

it('survives URLs of callbacks that the mock cannot use, and still posts to others', async () => {
  const receiver = await serve((response, request) => {
    if (request.url === '/dropped') response.destroy();
    else responds(200, {})(response, request);
  });
  try {
    for (const url of [...unusable, `${receiver.url}/dropped`]) expect(await create(url), url.slice(0, 100)).toBe(200);
    expect(await create(`${receiver.url}/hook`)).toBe(200);
    await expect.poll(() => receiver.received.map(({ url }) => url), { timeout: 60_000 }).toContain('/hook');
    expect(await create(`${receiver.url}/again`)).toBe(200);
    await expect.poll(() => receiver.received.map(({ url }) => url), { timeout: 60_000 }).toContain('/again');
  } finally {
    await receiver.close();
  }
});
