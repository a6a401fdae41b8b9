import { expect, it, onTestFinished, vi } from 'vitest';

/** What Node has and jsdom of jest does not. */
const missing = [
  'TextDecoder',
  'TextEncoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'structuredClone',
];

it.each(['sandbox', 'index'])('imports src/%s where jest has replaced the globals by those of jsdom', async (name) => {
  vi.resetModules();
  for (const global of missing) vi.stubGlobal(global, undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const entry = name === 'sandbox' ? import('../../src/sandbox/index.js') : import('../../src/index.js');
  expect(Object.keys(await entry)).toContain(name === 'sandbox' ? 'createSandbox' : 'GenMedia');
});
