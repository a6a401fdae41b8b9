import { join } from 'node:path';
import { onDemandPackage } from '../../support/on-demand-packages.js';
import { lacks } from '../../support/posix.js';

/** Each with what its recipe imports and the engine does not depend on. */
const engine = (name: string, version: string, sample: string, ...others: string[]) => ({
  name,
  sample,
  /** A file with the types of its globals, for an engine that is not imported. */
  globals: undefined as string | undefined,
  ...onDemandPackage(name, version, ...others),
});

/** The types of workers, and what the recipe imports. workerd is an optional dependency. */
const workers = ['@cloudflare/workers-types@5.20261108.1', 'pg@8.23.1', '--include=optional'];

/** Engines that `npm run test:on-demand` installs, each with its recipe. They are not dependencies of the package. */
export const packages = {
  pgBoss: engine('pg-boss', '12.35.0', 'pg-boss.ts'),
  dbos: engine('@dbos-inc/dbos-sdk', '5.3.0', 'dbos.ts'),
  restate: engine('@restatedev/restate-sdk', '1.17.2', 'restate.ts', 'pg@8.23.1'),
  // Its command needs programs, which are optional dependencies.
  vercelWorkflow: engine('workflow', '4.8.9', 'vercel-workflow.ts', 'pg@8.23.1', '--include=optional'),
  cloudflare: {
    ...engine('miniflare', '4.20260730.0', 'cloudflare-workflow.ts', ...workers),
    globals: '@cloudflare/workers-types/index.d.ts',
  },
};

/** Engines that need a service or a server of their own: their recipes are compiled, and not run. */
export const compiledOnly = {
  inngest: engine('inngest', '4.24.0', 'inngest.ts'),
  temporal: engine('@temporalio/workflow', '1.24.0', 'temporal.ts'),
  triggerDev: engine('@trigger.dev/sdk', '4.8.3', 'trigger-dev.ts'),
};

const serverName = `@restatedev/restate-server-${process.platform}-${process.arch}`;
const server = onDemandPackage(serverName, '1.7.12');

/** The server of Restate. There is none for Windows. */
export const restateServer = {
  ...server,
  needed: lacks('signals') ? { skip: true } : server.needed,
  program: join(server.folder, 'node_modules', serverName, 'bin/restate-server'),
};
