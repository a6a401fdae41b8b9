import { ConfigurationError } from '../errors/configuration-error.js';
import { delay } from '../shared/delay.js';
import { isRunning, processSpace } from '../shared/process-space.js';
import { replaceFile } from '../shared/replace-file.js';
import type { OpenFile } from './open-file.js';

type Fs = typeof import('node:fs/promises');

/** What a locked file is for, for its errors. */
export interface FileUse {
  /** `journal`. */
  name: string;
  /** Why only one process may use it, as a sentence. */
  whyAlone: string;
  /** What to do where the process itself has it in use. It ends a sentence. */
  whenOwn: string;
  toError: (message: string) => Error;
}

/** Where a lock is. */
interface Place {
  fs: Fs;
  path: string;
  use: FileUse;
}

/** Who holds a lock, as its file says. */
interface Holder {
  /** Unlike any other. */
  token: string;
  pid: number;
  host: string;
  /** Where `pid` means something: the machine, its boot and its space of processes. Empty where it is not known. */
  space: string;
  /** When the process started, as the system counts it: numbers of processes come again. */
  startedAt: string;
}

/** How often a holder touches its lock, in milliseconds. */
const touchIntervalMs = 2000;

/** Milliseconds that a lock is watched whose process cannot be checked. If nobody touches it meanwhile, its holder is gone. */
const takeoverAfterMs = 10_000;
const watchIntervalMs = 500;

/**
 * A file that says which process uses something. The operating system does not remove it when the process is killed: a
 * successor takes it over if the process is gone. A process in another container or on another machine cannot be checked;
 * there the successor watches for ten seconds whether the holder still touches the file.
 *
 * A holder that was taken for gone finds out at the next `check`: the file then has the token of another.
 */
export class LockFile {
  /** What the lock protects, open until `release`. What nobody releases stays open and locked until the process ends. */
  file: OpenFile;
  readonly #place: Place;
  readonly #holder: Holder;
  #timer: ReturnType<typeof setInterval> | undefined;

  private constructor(place: Place, holder: Holder, file: OpenFile) {
    this.file = file;
    this.#place = place;
    this.#holder = holder;
    this.#timer = setInterval(() => void this.#touch(), touchIntervalMs);
    this.#timer.unref?.();
  }

  /** Takes the lock of an open file, or says who has it. Where it is taken, `release` closes the file. */
  static async take(place: Place, file: OpenFile): Promise<LockFile> {
    const holder = await newHolder(place.fs);
    heldTokens.add(holder.token);
    try {
      await acquire(place, holder);
    } catch (error) {
      heldTokens.delete(holder.token);
      throw error;
    }
    return new LockFile(place, holder, file);
  }

  /** Throws if another process has the lock now: one that slept for long may have been considered gone. */
  async check(): Promise<void> {
    if (await isHeldBy(this.#place, this.#holder)) return;
    const { path, use } = this.#place;
    throw use.toError(`${path} was removed, or another process has taken the ${use.name} over.`);
  }

  /** Closes the file, and lets others take the lock. It is touched to the last, so that nobody takes it over meanwhile. */
  async release(): Promise<void> {
    try {
      await this.file.close();
    } finally {
      try {
        await removeIfHeld(this.#place, this.#holder);
      } finally {
        clearInterval(this.#timer);
        heldTokens.delete(this.#holder.token);
      }
    }
  }

  async #touch(): Promise<void> {
    try {
      // The lock of a successor must not seem to be in use after its end.
      if (!(await isHeldBy(this.#place, this.#holder))) return;
      const now = new Date();
      await this.#place.fs.utimes(this.#place.path, now, now);
    } catch {
      // The next time may succeed.
    }
  }
}

/** Tokens of the locks that this thread holds or is about to take. */
const heldTokens = new Set<string>();

/** Returns once the file names us. Whatever was done for that, only this decides. */
async function acquire(place: Place, self: Holder): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const seen = await read(place);
    if (seen.holder?.token === self.token) return;
    if (seen.text === undefined) {
      await create(place, self);
    } else {
      await expectGone(place, seen);
      await replace(place, seen, self);
    }
  }
  const { path, use } = place;
  throw use.toError(
    `The lock ${path} can be neither created nor read. Is it a link that leads nowhere? ${helpFor(use)}`,
  );
}

/** A lock may come and go while one waits for it, but not this often. */
const maxTries = 100;
const helpFor = ({ name }: FileUse) => `Remove it if no process uses the ${name}.`;

/**
 * Makes the file, unless it is there. It appears with its content, by a second name of a draft: who finds an empty file
 * does not know whether somebody is about to write it.
 */
async function create({ fs, path }: Place, self: Holder): Promise<void> {
  const draft = `${path}.${self.token.slice(-12)}`;
  const text = JSON.stringify(self);
  const onlyNew = { flag: 'wx', mode: 0o600 };
  try {
    await fs.writeFile(draft, text, onlyNew);
    await fs.link(draft, path).catch((error) => {
      if (codeOf(error) === 'EEXIST') throw error;
      // Not every file system has hard links.
      return fs.writeFile(path, text, onlyNew);
    });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await fs.rm(draft, { force: true });
  }
}

/**
 * Puts our lock in the place of one whose holder is gone. Of several successors one gets the right to do so, by a lock of
 * its own; who comes later finds that the old lock is not there any more.
 */
async function replace(place: Place, seen: Seen, self: Holder): Promise<void> {
  const claim = { ...place, path: `${place.path}.next` };
  await acquire(claim, self);
  try {
    const rename = async (from: string, to: string) => {
      if (await isUnchanged(place, seen)) await place.fs.rename(from, to);
    };
    await replaceFile(rename, [claim.path, place.path]);
  } finally {
    await removeIfHeld(claim, self);
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

async function isHeldBy(place: Place, { token }: Holder): Promise<boolean> {
  return (await read(place)).holder?.token === token;
}

async function removeIfHeld(place: Place, holder: Holder): Promise<void> {
  if (await isHeldBy(place, holder)) await place.fs.rm(place.path, { force: true });
}

/** Whether a lock is as it was seen, and was not touched since. */
async function isUnchanged(place: Place, seen: Seen): Promise<boolean> {
  const { text, touchedAt } = await read(place);
  return text === seen.text && touchedAt === seen.touchedAt;
}

interface Seen {
  /** Nothing where there is no such file. */
  text?: string;
  holder?: Holder;
  touchedAt?: number;
}

async function read({ fs, path, use }: Place): Promise<Seen> {
  let text: string;
  let touchedAt: number;
  try {
    text = await fs.readFile(path, 'utf8');
    touchedAt = (await fs.stat(path)).mtimeMs;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw use.toError(`The lock ${path} cannot be read: ${(error as Error).message}. ${helpFor(use)}`);
  }
  try {
    return { text, touchedAt, holder: JSON.parse(text) };
  } catch {
    // The lock is being written, or its process was killed while it wrote.
    return { text, touchedAt };
  }
}

/** Returns once it is certain that the holder of a lock is gone, or the lock is not what it was. */
async function expectGone(place: Place, seen: Seen): Promise<void> {
  const { holder } = seen;
  const isHere = holder?.space && holder.space === (await spaceOf(place.fs));
  const isThere = isHere ? await isSame(place.fs, holder) : undefined;
  if (isThere) throw inUse(place, holder);
  if (isThere === false) return;
  for (let waited = 0; waited < takeoverAfterMs; waited += watchIntervalMs) {
    await delay(watchIntervalMs);
    const now = await read(place);
    if (now.text !== seen.text) return;
    if (now.touchedAt !== seen.touchedAt) throw inUse(place, holder);
  }
}

function inUse({ path, use }: Place, holder: Holder | undefined): ConfigurationError {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  const why = heldTokens.has(`${holder?.token}`) ? `That is this process: ${use.whenOwn}` : use.whyAlone;
  return new ConfigurationError(`The ${use.name} is in use by ${who}, according to ${path}. ${why}`);
}

/** Whether a holder of this space runs; `undefined` where another process may have its number. */
async function isSame(fs: Fs, { pid, startedAt, token }: Holder): Promise<boolean | undefined> {
  if (heldTokens.has(token)) return true;
  if (!isRunning(pid)) return false;
  const { state, startedAt: found } = await statOf(fs, pid);
  // The process has ended, and its parent has not collected its status.
  if (state === 'Z' || state === 'X') return false;
  // In this process it may be of a worker thread that was terminated.
  const isCertain = found && startedAt && !(pid === process.pid && found === startedAt);
  return isCertain ? found === startedAt : undefined;
}

async function newHolder(fs: Fs): Promise<Holder> {
  const { pid } = process;
  const host = process.getBuiltinModule('node:os').hostname();
  return {
    token: crypto.randomUUID(),
    pid,
    host,
    space: await spaceOf(fs),
    startedAt: (await statOf(fs, pid)).startedAt,
  };
}

/** State and start of a process, if the system reports them: fields 3 and 22, after its name, which may contain anything. */
async function statOf(fs: Fs, pid: number): Promise<{ state: string; startedAt: string }> {
  const text = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
}

/**
 * After a start of the machine all processes are new. Two machines may have one name, so a process is only checked where
 * something else differs between them: outside Linux the hardware of the network.
 */
async function spaceOf(fs: Fs): Promise<string> {
  const boot = await fs.readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const machine = boot.trim() || networkCards();
  return machine && `${await processSpace(fs)} ${machine}`;
}

/** The numbers of the network cards. Empty where there are none, or where the process may not know them. */
function networkCards(): string {
  try {
    const all = Object.values(process.getBuiltinModule('node:os').networkInterfaces()).flatMap((card) => card ?? []);
    const numbers = all.filter(({ internal }) => !internal).map(({ mac }) => mac);
    return [...new Set(numbers)].sort().join(' ');
  } catch {
    return '';
  }
}
