import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { talk } from '../sandbox/raw.js';
import { soon, taskCallback } from './setup.js';

const token = 'a-token-of-the-owner';
const program = fileURLToPath(new URL('./guarded-receiver.ts', import.meta.url));

async function startReceiver() {
  const child = fork(program, [token], { execArgv: ['--import', 'tsx'] });
  const gone = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await gone;
  });
  const [port] = await once(child, 'message');
  const memory = async (): Promise<number> => {
    child.send('memory');
    return (await once(child, 'message'))[0];
  };
  return { url: `http://127.0.0.1:${port}`, memory };
}

/** Callers who declare a body and stop before its last bytes, and the response to each of them. */
function stalledCallers(url: string, count: number, size: number): string[] {
  const body = Buffer.alloc(size - 10, 'x');
  const responses: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const head = `POST /hooks?token=wrong HTTP/1.1\r\nhost: x\r\ncontent-length: ${size}\r\n\r\n`;
    const { socket } = talk(url, head, body);
    socket.on('data', (text) => responses.push(String(text).slice(9, 12)));
    onTestFinished(() => void socket.destroy());
  }
  return responses;
}

it('responds to 100 callers with a wrong token who stop before the end of 5 MB, and stores nothing', async () => {
  const { url, memory } = await startReceiver();
  const send = () =>
    fetch(`${url}/hooks?token=${token}`, { method: 'POST', body: JSON.stringify(taskCallback('a', 'success')) });
  const warm = stalledCallers(url, 20, 1000);
  await expect.poll(() => warm.length, soon).toBe(20);
  expect((await send()).status).toBe(200);
  const before = await memory();
  const responses = stalledCallers(url, 100, 5_000_000);
  await expect.poll(() => responses.length, { timeout: 100_000 }).toBe(100);
  expect(new Set(responses)).toEqual(new Set(['401']));
  expect((await send()).status).toBe(200);
  // They send 500 MB. What a response and a connection take is some 15 MB.
  expect((await memory()) - before).toBeLessThan(100e6);
});
