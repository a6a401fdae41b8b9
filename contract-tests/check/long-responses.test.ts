import { expect, it } from 'vitest';
import { checkServer } from '../../src/check/index.js';
import { listenOn } from '../support/listen-on.js';
import { key } from './open-server.js';

it('stops reading a response without an end, which is a violation', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  const baseUrl = await listenOn((request, response) => {
    if (request.headers.authorization !== `Token ${key}`) return response.writeHead(401).end('{}');
    response.setHeader('content-type', 'application/json');
    if (request.url?.endsWith('/subjects')) return response.end('{"subjects":[]}');
    const send = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', send).writeHead(200);
    send();
  });
  const { rules } = await checkServer({ baseUrl, apiKey: key, bail: true });
  expect(JSON.stringify(rules)).toContain('200 more than 33,554,432 bytes, which are not read');
});
