import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** The compilers that the sources must compile with. The native one is several times as fast, and has no API. */
export const compilers = {
  native: resolve('node_modules/typescript-native/bin/tsc'),
  api: resolve('node_modules/typescript/bin/tsc'),
};

/** The native compiler, or the other one on a platform that it is not there for. */
export function quickestCompiler(): string {
  const { status } = spawnSync(process.execPath, [compilers.native, '--version']);
  return status === 0 ? compilers.native : compilers.api;
}
