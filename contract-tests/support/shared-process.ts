import { afterAll, vi } from 'vitest';

// Runs before each file of a process that runs many. A file finds the modules of this repository as if it were the first:
// their state is new, and hooks that helpers add are added for it too. Only packages stay loaded.
vi.resetModules();

// The server of Hono replaces `Request` and `Response` of the process by its own, which behave differently.
const { fetch, Headers, Request, Response } = globalThis;

// Vitest itself restores spies and settings.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Object.assign(globalThis, { fetch, Headers, Request, Response });
});
