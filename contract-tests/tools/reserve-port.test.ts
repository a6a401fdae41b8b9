import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';

afterEach(() => void vi.restoreAllMocks());

it('reserves a port once, even while nothing listens on it', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.25).mockReturnValueOnce(0.25).mockReturnValueOnce(0.75);
  const first = await reservePort();
  const second = await reservePort();
  expect(second).not.toBe(first);
});

it('reserves a port that a server can use, and again after the server has closed', async () => {
  const port = await reservePort();
  for (let round = 0; round < 2; round += 1) {
    const server = createServer();
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
    await new Promise((resolve) => server.close(resolve));
  }
});
