import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { createCallbackHandler, toNodeListener } from '../../src/callbacks/index.js';
import { countCredits } from '../../src/credits/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';

/*
 * A process of its own: `node --expose-gc --import tsx tiny-chunks.ts <reader>`. The reader gets a body of spaces in chunks of
 * one byte. It prints the status of the response, and the bytes of memory that each chunk takes while the body is read.
 */
const count = 300_000;
const headers = { authorization: 'Token key', 'content-type': 'application/json' };

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const before = memory();
let taken = Number.NaN;
const measure = () => {
  taken = (memory() - before) / count;
};

function tinyChunks(): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent <= count) return controller.enqueue(Uint8Array.of(0x20));
      measure();
      controller.close();
    },
  });
}

const request = (path: string) =>
  new Request(`http://localhost${path}`, { method: 'POST', headers, body: tinyChunks(), duplex: 'half' });

/** Posts the chunks over a connection, and measures when the server has read them all. */
async function overHttp(url: string): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const reading = new Promise<IncomingMessage>((resolve) => {
    channel('http.server.request.start').subscribe((message) => {
      resolve((message as { request: IncomingMessage }).request);
    });
  });
  const socket = connect(Number(port), hostname);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `POST ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${lines.join('')}transfer-encoding: chunked\r\n\r\n`,
  );
  const { socket: served } = await reading;
  for (let sent = 0; sent < count; sent += 1000) {
    await new Promise((resolve) => socket.write('1\r\n \r\n'.repeat(1000), resolve));
  }
  while (served.bytesRead < socket.bytesWritten) await turn();
  for (let turns = 0; turns < 100; turns += 1) await turn();
  measure();
  socket.write('0\r\n\r\n');
  const [response] = await once(socket.setEncoding('utf8'), 'data');
  return Number(String(response).split(' ')[1]);
}

const callbacks = createCallbackHandler({ bodyTimeout: 600_000 });

const readers: Record<string, () => Promise<number>> = {
  'the receiver of callbacks': async () => (await callbacks(request('/'))).status,
  'the receiver of callbacks on Node': async () => {
    const server = createServer(toNodeListener(callbacks)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return overHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  },
  'the sandbox': async () => (await createSandbox().fetch(request('/ent/v2/text2video'))).status,
  'the sandbox on Node': async () => overHttp(`${(await serve(createSandbox(), { port: 0 })).url}/ent/v2/text2video`),
  'the count of credits': async () => {
    const { fetch } = countCredits(async () => new Response(tinyChunks(), { headers }));
    return (await (await fetch('http://localhost/', {})).text()).length === count ? 200 : 500;
  },
};

const [name = ''] = process.argv.slice(2);
const status = await readers[name]?.();
console.log(JSON.stringify({ status, taken }));
process.exit();
