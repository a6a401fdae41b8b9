import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runSample } from './samples.js';

const folder = mkdtempSync(join(tmpdir(), 'genmedia-planted-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A sample with these lines. */
function sample(...lines: string[]): string {
  const file = join(folder, `sample-${readdirSync(folder).length}.ts`);
  writeFileSync(file, lines.join('\n'));
  return file;
}

const gen = ["import { GenMedia } from 'genmedia';", 'const gen = new GenMedia();'];
const request = "{ model: 'genq2', prompt: 'A lighthouse' }";

describe('a sample that is run', () => {
  it('waits for a task in simulated time only', async () => {
    const run = await runSample(
      sample(...gen, `const { state } = await gen.text2video.run(${request});`, 'console.log(state);'),
    );
    expect(run.output).toEqual(['success']);
    expect(run.requests.map(({ operation }) => operation)).toEqual(['createText2Video', 'getTaskCreations']);
    expect(run.seconds).toBeGreaterThanOrEqual(10);
  });

  it('runs a sample again each time', async () => {
    const file = sample("console.log('here');", 'export {};');
    expect((await runSample(file)).output).toEqual(['here']);
    expect((await runSample(file)).output).toEqual(['here']);
  });

  it('meets its planned faults, in simulated time', async () => {
    const file = sample(...gen, `console.log((await gen.text2video.run(${request})).state);`);
    const { output, requests } = await runSample(file, {
      sandbox: { faults: [{ fault: 'hang', operation: 'getTaskCreations', times: 1 }] },
    });
    expect(output).toEqual(['success']);
    expect(requests.map(({ fault }) => fault)).toEqual([undefined, 'hang', undefined]);
  });

  it('receives callbacks over HTTP', async () => {
    const run = await runSample(
      sample(
        "import { once } from 'node:events';",
        "import { createServer } from 'node:http';",
        "import { createCallbackHandler, toNodeListener } from 'genmedia/callbacks';",
        ...gen,
        'const callbacks = createCallbackHandler({ onUpdate: ({ state }) => console.log(state) });',
        "const server = createServer(toNodeListener(callbacks)).listen(0, '127.0.0.1');",
        "await once(server, 'listening');",
        'const { port } = server.address();',
        "const callback_url = 'http://127.0.0.1:' + port + '/';",
        `await gen.text2video.run({ ...${request}, callback_url }, { callbacks });`,
        'server.close();',
      ),
    );
    expect(run.output).toEqual(['processing', 'success']);
    expect(run.sandbox.callbacks().map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered']);
    expect(run.seconds).toBeLessThan(15);
  });

  it('serves its own sandbox, and has files before and after', async () => {
    const { output, requests, files } = await runSample(
      sample(
        "import { readFile } from 'node:fs/promises';",
        "import { GenMedia } from 'genmedia';",
        "import { download } from 'genmedia/download';",
        "import document from 'genmedia/openapi.json' with { type: 'json' };",
        "import { createSandbox } from 'genmedia/sandbox';",
        "import { serve } from 'genmedia/sandbox/node';",
        'const { url, close } = await serve(createSandbox(), { port: 0 });',
        "const gen = new GenMedia({ baseUrl: url, apiKey: 'any' }).use(download);",
        "const prompt = await readFile('texts/prompt.txt', 'utf8');",
        "const task = await gen.text2video.run({ model: 'genq2', prompt });",
        "const { type } = await gen.download(task, 'video.mp4');",
        'console.log(document.info.title, type);',
        'await close();',
      ),
      { files: { 'texts/prompt.txt': 'A lighthouse' } },
    );
    expect(output).toEqual(['genmedia video/mp4']);
    expect(requests).toEqual([]);
    expect(Object.keys(files).sort()).toEqual(['texts/prompt.txt', 'video.mp4']);
    expect(files['video.mp4']?.length).toBeGreaterThan(1000);
  });

  it('reaches no timeout, whenever its request begins', async () => {
    const run = await runSample(
      sample(
        "import { createServer } from 'node:http';",
        "import { once } from 'node:events';",
        "import { setImmediate as turn } from 'node:timers/promises';",
        "const server = createServer((_, response) => setImmediate(() => response.end('{}'))).listen(0, '127.0.0.1');",
        "await once(server, 'listening');",
        "const url = 'http://127.0.0.1:' + server.address().port;",
        'for (let i = 0; i < 60; i += 1) {',
        '  const begins = process.hrtime.bigint() + BigInt(i % 15) * 400_000n;',
        '  while (process.hrtime.bigint() < begins) await turn();',
        '  const timeout = setTimeout(() => console.log(i), 100);',
        '  await fetch(url);',
        '  clearTimeout(timeout);',
        '}',
        'server.close();',
        'server.closeAllConnections();',
      ),
    );
    expect(run.output).toEqual([]);
  });

  it('passes the specified environment, and separates warnings from the output', async () => {
    const file = sample("console.warn('%s %s', process.env.NAME, process.env.GENMEDIA_API_KEY);", 'export {};');
    expect(await runSample(file, { env: { NAME: 'value' } })).toMatchObject({ output: [], warnings: ['value key'] });
    expect(process.env.NAME).toBeUndefined();
  });
});

describe('a failed run of a sample', () => {
  it('ends when the sample throws, and leaves everything as it was', async () => {
    const before = [process.cwd(), globalThis.fetch, { ...process.env }];
    const failing = runSample(sample(...gen, `await gen.text2video.run({ ...${request}, duration: 11 });`));
    await expect(failing).rejects.toThrow(expect.objectContaining({ name: 'RejectedError', status: 422 }));
    expect([process.cwd(), globalThis.fetch, { ...process.env }]).toEqual(before);
    expect(vi.isFakeTimers()).toBe(false);
  });

  it('ends when the sample sends a request to another machine', async () => {
    const failing = runSample(sample("await fetch('https://example.com/start.png');", 'export {};'));
    await expect(failing).rejects.toThrow('The sample asks https://example.com.');
  });

  it('ends when the sample leaves a server open', async () => {
    const failing = runSample(
      sample(
        "import { once } from 'node:events';",
        "import { createServer } from 'node:http';",
        "globalThis.left = createServer().listen(0, '127.0.0.1');",
        "await once(globalThis.left, 'listening');",
      ),
    );
    await expect(failing).rejects.toThrow('The sample leaves a server open.');
    (globalThis as { left?: Server }).left?.close();
  });
});
