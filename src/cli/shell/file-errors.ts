import { UsageError } from './command.js';

/** For `catch` of a read: says why, and what to do. `reasons` are by the codes of Node. */
export const cannotRead =
  (file: string, reasons: Readonly<Record<string, string>> = {}) =>
  (error: NodeJS.ErrnoException): never => {
    const all: Record<string, string> = {
      ENOENT: `there is no such file. Correct the path, which starts in ${process.cwd()}`,
      EISDIR: 'it is a folder. Pass a file',
      ENOTDIR: 'a part of its path is a file, and must be a folder. Correct the path',
      EACCES: 'it is not readable for you. Change its permissions',
      ...reasons,
    };
    throw new UsageError(`${file} cannot be read: ${all[error.code ?? ''] ?? error.message}.`);
  };

/** For `catch` of a write: says why, and what to do. */
export const cannotWrite =
  (file: string) =>
  (error: NodeJS.ErrnoException): never => {
    const reasons: Record<string, string> = {
      ENOENT: 'its folder does not exist. Create the folder first',
      ENOTDIR: 'a part of its path is a file, and must be a folder. Move that file',
      EEXIST: 'a part of its path is a file, and must be a folder. Move that file',
      EISDIR: 'it is a folder. Pass the name of a file, such as one in it',
      EROFS: 'its disk is read-only. Use another folder',
      ENOSPC: 'the disk is full. Free some space, or use another one',
      EACCES: 'you may not write there. Change the permissions, or use another folder',
    };
    throw new UsageError(`${file} cannot be written: ${reasons[error.code ?? ''] ?? error.message}.`);
  };
