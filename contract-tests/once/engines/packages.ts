import { onDemandPackage } from '../../support/on-demand-packages.js';

const engine = (name: string, version: string, sample: string) => ({
  name,
  sample,
  ...onDemandPackage(name, version),
});

/** Engines that `npm run test:on-demand` installs, each with its recipe. They are not dependencies of the package. */
export const packages = {
  pgBoss: engine('pg-boss', '12.35.0', 'pg-boss.ts'),
  dbos: engine('@dbos-inc/dbos-sdk', '5.3.0', 'dbos.ts'),
};
