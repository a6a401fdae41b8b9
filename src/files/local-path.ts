import { describeValue } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { isHomePath, useHomedir } from '../shared/home-path.js';

/**
 * The file system, and the absolute path of the file or folder that a function such as `fileJournal` was called with. `help` says
 * what to use on a platform without files.
 */
export function toLocalPath(name: string, path: string, kind: 'file' | 'folder', help: string) {
  const fs = globalThis.process?.getBuiltinModule?.('node:fs/promises');
  const names = globalThis.process?.getBuiltinModule?.('node:path');
  if (!fs || !names)
    throw new ConfigurationError(`${name} needs a file system, which this platform does not have. ${help}`);
  if (typeof path !== 'string' || path === '') {
    const found = path === '' ? 'an empty one' : describeValue(path);
    throw new ConfigurationError(`The first argument of ${name} must be the path of a ${kind}, not ${found}.`);
  }
  if (isHomePath(path)) throw new ConfigurationError(`${name}: ${useHomedir(path)}`);
  // The working directory may change meanwhile.
  return { fs, names, path: names.resolve(path) };
}
