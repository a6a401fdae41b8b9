import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';

afterEach(() => void vi.restoreAllMocks());

it('a port is reserved once, even while nothing listens on it', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.25).mockReturnValueOnce(0.25).mockReturnValueOnce(0.75);
  const first = await reservePort();
  const second = await reservePort();
  expect(second).not.toBe(first);
});

it('a port can be listened on, and again after a server has closed', async () => {
  const port = await reservePort();
  for (let round = 0; round < 2; round += 1) {
    const server = createServer();
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
    await new Promise((resolve) => server.close(resolve));
  }
});
