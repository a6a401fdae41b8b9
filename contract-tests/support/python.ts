import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isInstalling, onDemandFolder } from './on-demand-packages.js';
import { findPrograms } from './programs.js';

const version = '2.34.2';
const [machinePython] = findPrograms('python3');
const folder = onDemandFolder(`requests-${version}`);
const ownPython = join(folder, 'bin', 'python');

/**
 * A Python, with the package requests if there is one: that of the machine, or the one that `npm run test:on-demand` installs
 * into a cache in the home directory. Undefined without Python.
 */
export function findPython(): string | undefined {
  if (!machinePython) {
    console.warn('NO PYTHON: programs of the docs in Python are not compiled. Put python3 on the PATH.');
    return undefined;
  }
  const found = [machinePython, ownPython].find(hasRequests);
  if (found) return found;
  if (!isInstalling) {
    console.warn('NO REQUESTS: programs of the docs in Python are compiled, not run. Run npm run test:on-demand.');
    return machinePython;
  }
  execFileSync(machinePython, ['-m', 'venv', folder]);
  execFileSync(ownPython, ['-m', 'pip', 'install', '--quiet', `requests==${version}`]);
  return ownPython;
}

const hasRequests = (python: string) => spawnSync(python, ['-c', 'import requests']).status === 0;
