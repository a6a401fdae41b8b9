import { Loader, type LoaderOptions } from './loader.js';
import type { SavedFile } from './options.js';
import { type Target, TempFile } from './temp-file.js';

/** Saves a file on disk. The target holds all of it, or is left as it was. */
export async function save(path: string, target: Target, options: LoaderOptions): Promise<SavedFile> {
  const { requester } = options;
  const loader = new Loader({ ...options, restart: () => onDisk(() => file.restart()) });
  /** Errors of the disk become errors of this download. Those of the requests are that already. */
  const onDisk = <T>(run: () => Promise<T>): Promise<T> =>
    run().catch((error) => {
      const isFile = error?.code === 'EEXIST' || error?.code === 'ENOTDIR';
      const why = isFile ? 'a part of its path is a file, not a folder' : error?.message;
      throw loader.failure(`${path} cannot be written: ${why}`, { cause: error });
    });

  requester.throwIfAborted();
  const file = await onDisk(() => TempFile.open(target));
  try {
    for await (const chunk of loader.chunks()) await onDisk(() => file.write(chunk));
    await onDisk(() => file.finish());
    requester.throwIfAborted();
    await onDisk(() => file.commit());
  } catch (error) {
    await file.discard();
    throw error;
  }
  return { path, bytes: loader.bytes, type: loader.type, createdFolder: file.createdFolder };
}
