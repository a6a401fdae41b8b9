import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TaskSuccess } from 'genmedia/schema';
import { urlLifetimes } from '../../generated/constants.js';
import type { GenMedia } from '../client/gen-media.js';
import { DownloadError } from '../download/download-error.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { backoff } from '../shared/backoff.js';
import { parseUrl } from '../shared/parse-url.js';
import type { TaskHandle } from '../terms/task-handle.js';
import type { MediaJob } from './media-job.js';
import type { WorkerSettings } from './worker-options.js';

/** Stores the results of tasks before their URLs expire. */
export class SaveResults {
  readonly #store: (task: TaskSuccess, job: MediaJob) => Promise<readonly string[]>;
  readonly #deadline: number;

  constructor(gen: GenMedia, to: NonNullable<WorkerSettings['download']>, deadline: number) {
    this.#deadline = deadline;
    this.#store = typeof to === 'function' ? to : inFolder(gen, to);
  }

  async save(task: TaskSuccess, job: MediaJob, handle: TaskHandle): Promise<readonly string[]> {
    try {
      return await this.#store(task, job);
    } catch (cause) {
      if (cause instanceof DownloadError) throw cause;
      throw new DownloadError(`${(cause as Error)?.message ?? cause}`, { handle, cause });
    }
  }

  /** Milliseconds until the next try, or `undefined` if the URLs have expired by then. */
  nextDelay(error: unknown, failed: number, createdAt: number): number | undefined {
    const delay = backoff(failed, (error as { retryAfter?: number }).retryAfter);
    const expiresAt = createdAt + this.#deadline + shortestLifetimeMs;
    return Date.now() + delay > expiresAt ? undefined : delay;
  }
}

/** The document gives several lifetimes. Which one a result has does not matter to those who are done before the shortest. */
const shortestLifetimeMs =
  1000 *
  Math.min(...Object.values(urlLifetimes).flatMap(({ seconds, adFilmSeconds = seconds }) => [seconds, adFilmSeconds]));

/** Saves each creation of a task as `<folder>/<job>-<number>`, with the extension that its URL has. */
function inFolder(gen: GenMedia, folder: string) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new ConfigurationError(`download must be a folder or a function, and ${folder} is a file.`);
  return async ({ id, creations }: TaskSuccess, job: MediaJob): Promise<string[]> => {
    // Loaded here, since most processes of a queue save nothing.
    const { download } = await import('../download/download.js');
    const load = download(gen).download;
    await mkdir(folder, { recursive: true });
    // The asterisk stays as it is in URLs, but Windows does not accept it in names.
    const name = encodeURIComponent(job.id as string).replaceAll('*', '%2A');
    return Promise.all(
      creations.map(async (creation, index) => {
        const path = join(folder, `${name}-${index + 1}${extensionOf(creation.url)}`);
        await load(creation, path, { task: { id } as TaskHandle });
        return path;
      }),
    );
  };
}

const extensionOf = (url = '') => /\.[a-z0-9]{1,5}$/i.exec(parseUrl(url)?.pathname ?? '')?.[0] ?? '';
