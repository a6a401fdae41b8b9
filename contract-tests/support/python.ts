import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestOptions } from 'vitest';
import { isInstalling, onDemandFolder } from './on-demand-packages.js';
import { needs, pathOf, skippedFor } from './optional-tools.js';
import { userEnvironment } from './user-environment.js';

const version = '2.34.2';

/**
 * A Python with the package requests: that of the machine, or the one that `npm run test:on-demand` installs into a cache in
 * the home directory. `needed` has the options of a test that runs it.
 */
export function pythonWithRequests(): { program: string; needed: TestOptions } {
  const machinePython = pathOf('python');
  if (!machinePython) return { program: '', needed: needs('python') };
  const folder = onDemandFolder(`requests-${version}`);
  const ownPython = join(folder, 'bin', 'python');
  const found = [machinePython, ownPython].find(hasRequests);
  if (found) return { program: found, needed: {} };
  if (!isInstalling) return { program: '', needed: skippedFor(`requests ${version} of Python`, 'on demand') };
  const env = userEnvironment();
  execFileSync(machinePython, ['-m', 'venv', folder], { env });
  execFileSync(ownPython, ['-m', 'pip', 'install', '--quiet', `requests==${version}`], { env });
  return { program: ownPython, needed: {} };
}

const hasRequests = (python: string) => spawnSync(python, ['-c', 'import requests']).status === 0;
