import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Starts Prism over the bundled document. */
export async function startPrism(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const cli = 'node_modules/@stoplight/prism-cli/dist/index.js';
  const args = ['mock', 'generated/openapi.json', '--port', `${port}`, '--verboseLevel', 'error'];
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.once('exit', () => child.kill());

  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`Prism ended with code ${child.exitCode}.`);
    await delay(50);
  }
  const stop = () => {
    child.kill();
    return ended;
  };
  return { url, stop };
}

/** Quiet as it is, Prism does not say when it is ready. */
function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
