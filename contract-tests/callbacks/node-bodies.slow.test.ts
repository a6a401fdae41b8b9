import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { toNodeListener } from '../../src/callbacks/index.js';
import { post as postPieces, sendAllThenRead, talk } from '../sandbox/raw.js';
import { listenOn } from '../support/listen-on.js';
import { gate, open, serve, soon, taskCallback } from './setup.js';

const text = JSON.stringify(taskCallback('task-1', 'success'));
const send = (url: string, body: string | Buffer = text, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', body: body as string, ...init });

describe('bodies over HTTP', () => {
  const piece = Buffer.alloc(64 * 1024, 'x');

  it('accepts bodies in pieces, however slowly they come', async () => {
    const handler = open();
    const url = await serve(handler);
    async function* slowly() {
      for (const letter of [text.slice(0, 10), text.slice(10, 11), text.slice(11)]) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        yield Buffer.from(letter);
      }
    }
    expect(await postPieces(url, slowly())).toMatchObject({ status: 200 });
    expect(handler.states()).toEqual(['success']);
  });

  it('accepts a body of exactly the bound, and not of one byte more, announced or in chunks', async () => {
    const handler = open({ maxBytes: text.length });
    const url = await serve(handler);
    expect((await send(url)).status).toBe(200);
    expect((await send(url, `${text} `)).status).toBe(413);
    expect(await postPieces(url, [Buffer.from(text)])).toMatchObject({ status: 200 });
    expect(await postPieces(url, [Buffer.from(`${text} `)])).toMatchObject({ status: 413 });
  });

  it('responds to a body that is too large, even if the caller sends all of it before it reads', async () => {
    const url = await serve(open({ maxBytes: 1000 }));
    const pieces = Array<Buffer>(64).fill(piece);
    const announced = await sendAllThenRead(`${url}/`, pieces, 64 * piece.length);
    expect(announced.status).toBe(413);
    expect(announced.text).toContain('too_large');
    expect(await postPieces(url, pieces)).toMatchObject({ status: 413 });
    expect((await send(url)).status).toBe(200);
  });

  it('responds to a body that never ends, and ends its connection', async () => {
    const url = await serve(open({ maxBytes: 1000 }));
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).on('error', () => {});
    let response = '';
    socket.setEncoding('utf8').on('data', (more: string) => {
      response += more;
    });
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
    const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
    let isClosed = false;
    void closed.then(() => {
      isClosed = true;
    });
    while (!isClosed) {
      await new Promise((resolve) => socket.write(chunk, resolve));
      await new Promise(setImmediate);
    }
    expect(response).toMatch(/^HTTP\/1\.1 413/);
  });

  it('rejects bodies that break off without ending the process, and accepts the next', async () => {
    const handler = open();
    const url = await serve(handler);
    for (const kind of ['destroy', 'resetAndDestroy'] as const) {
      const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{"id":';
      const { socket, ended } = talk(url, head);
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket[kind]();
      await ended;
    }
    await expect.poll(() => handler.rejections.length, soon).toBe(2);
    expect(handler.rejections).toMatchObject([
      { message: 'The request body ended early.' },
      { message: 'The request body ended early.' },
    ]);
    expect((await send(url)).status).toBe(200);
    expect(handler.states()).toEqual(['success']);
    expect(handler.errors).toEqual([]);
  });

  it('rejects a body that the server ends', async () => {
    const handler = open();
    const listener = toNodeListener(handler.callbacks);
    const url = await listenOn((request, response) => {
      listener(request, response);
      setTimeout(() => request.destroy(), 50);
    });
    await talk(url, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{"id":').ended;
    await expect.poll(() => handler.rejections, soon).toMatchObject([{ message: 'The request body ended early.' }]);
  });

  it('leaves a body in the network while nobody reads it', async () => {
    const { open: release, opened } = gate();
    let read = () => 0;
    const listener = toNodeListener(async (request) => {
      await opened;
      return new Response(`${(await request.arrayBuffer()).byteLength}`);
    });
    const url = await listenOn((request, response) => {
      read = () => request.socket.bytesRead;
      listener(request, response);
    });
    const sent = send(url, Buffer.alloc(2 ** 25));
    await expect.poll(() => read(), soon).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(read()).toBeLessThan(2 ** 20);
    release();
    expect(await (await sent).text()).toBe(`${2 ** 25}`);
  });

  it('leaves no connection of bodies that break off', async () => {
    const handler = open();
    const server = createServer(toNodeListener(handler.callbacks));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const broken = Array.from({ length: 50 }, () =>
      talk(url, 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"id"\r\n'),
    );
    const count = () => new Promise((resolve) => server.getConnections((_, connections) => resolve(connections)));
    await expect.poll(count, soon).toBe(50);
    for (const { socket } of broken) socket.destroy();
    await expect.poll(count, soon).toBe(0);
    await expect.poll(() => handler.rejections.length, soon).toBe(50);
    await new Promise((resolve) => server.close(resolve));
  });
});
