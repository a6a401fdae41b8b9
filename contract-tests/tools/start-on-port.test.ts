import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { startOnPort } from '../../scripts/lib/start-on-port.js';

/** Listens on a port until the test ends. */
function listen(port: number): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(port));
  });
}

const choice = (preferred: number) => ({ option: 'port', given: undefined, preferred, what: 'the docs are' });

describe('a server without a port of its own', () => {
  it('takes the preferred port without a message', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const preferred = await reservePort();
    expect(await startOnPort(choice(preferred), listen)).toBe(preferred);
    expect(log).not.toHaveBeenCalled();
  });

  it('takes another port if the preferred one is taken while it starts, also by the output of Prism', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const preferred = await reservePort();
    const tried: number[] = [];
    const port = await startOnPort(choice(preferred), async (port) => {
      tried.push(port);
      if (tried.length === 1) throw new Error('Prism ended with code 1.\nlisten EADDRINUSE 127.0.0.1');
      return port;
    });
    expect(tried).toEqual([preferred, port]);
  });

  it('takes any other port if those after the preferred one are taken too', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const preferred = await reservePort();
    const port = await startOnPort(choice(preferred), async (port) => {
      if (port >= preferred && port < preferred + 10) throw new Error('EADDRINUSE');
      return listen(port);
    });
    expect(port < preferred || port >= preferred + 10).toBe(true);
  });

  it('fails with any other error of its start', async () => {
    const failed = startOnPort(choice(await reservePort()), () => Promise.reject(new Error('no document')));
    await expect(failed).rejects.toThrow('no document');
  });
});
