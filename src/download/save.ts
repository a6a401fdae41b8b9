import { Loader, type LoaderOptions } from './loader.js';
import type { SavedFile } from './options.js';
import { type Target, TempFile } from './temp-file.js';

/** Loads a file to the disk. The target has all of it or is left as it was. */
export async function save(target: string, place: Target, options: LoaderOptions): Promise<SavedFile> {
  const { line } = options;
  const loader = new Loader({ ...options, restart: () => onDisk(() => file.restart()) });
  /** Errors of the disk are ours to tell. Those of the line are told already. */
  const onDisk = <T>(run: () => Promise<T>): Promise<T> =>
    run().catch((error) => {
      throw loader.failure(`${target} cannot be written: ${error?.message}`, { cause: error });
    });

  line.check();
  const file = await onDisk(() => TempFile.open(place));
  try {
    for await (const piece of loader.pieces()) await onDisk(() => file.write(piece));
    await onDisk(() => file.finish());
    line.check();
    await onDisk(() => file.keep());
  } catch (error) {
    await file.discard();
    throw error;
  }
  return { path: target, bytes: loader.bytes, type: loader.type };
}
