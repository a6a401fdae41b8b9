import { afterAll, vi } from 'vitest';

// Runs before each file of a process that runs many. A file finds the modules of this repository as if it were the first:
// their state is new, and hooks that helpers add are added for it too. Only packages stay loaded.
vi.resetModules();

// Vitest itself restores spies and settings.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
