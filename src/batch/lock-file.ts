import { ConfigurationError } from '../errors/configuration-error.js';
import { isRunning, processSpace } from '../shared/process-space.js';
import { JournalError } from './journal-error.js';

type Fs = typeof import('node:fs/promises');

/** Who holds a lock, as its file says. */
interface Holder {
  /** Unlike any other. */
  token: string;
  pid: number;
  host: string;
  /** Where `pid` means something: the machine, its boot and its space of processes. */
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
 */
export class LockFile {
  readonly #fs: Fs;
  readonly #path: string;
  readonly #holder: Holder;
  #timer: ReturnType<typeof setInterval> | undefined;

  private constructor(fs: Fs, path: string, holder: Holder) {
    this.#fs = fs;
    this.#path = path;
    this.#holder = holder;
    this.#timer = setInterval(() => void this.#touch(), touchIntervalMs);
    this.#timer.unref?.();
  }

  /** Takes the lock, or says who has it. */
  static async take(fs: Fs, path: string): Promise<LockFile> {
    const holder = await newHolder(fs);
    heldTokens.add(holder.token);
    try {
      await acquire(fs, path, holder);
    } catch (error) {
      heldTokens.delete(holder.token);
      throw error;
    }
    return new LockFile(fs, path, holder);
  }

  /** Throws if another process has the lock now: one that slept for long may have been considered gone. */
  async check(): Promise<void> {
    if ((await read(this.#fs, this.#path)).holder?.token === this.#holder.token) return;
    throw new JournalError(`${this.#path} was removed, or another process has taken the journal over.`);
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    heldTokens.delete(this.#holder.token);
    const { holder } = await read(this.#fs, this.#path);
    if (holder?.token === this.#holder.token) await this.#fs.rm(this.#path, { force: true });
  }

  async #touch(): Promise<void> {
    const now = new Date();
    await this.#fs.utimes(this.#path, now, now).catch(() => {});
  }
}

/** Tokens of the locks that this thread holds or is about to take. */
const heldTokens = new Set<string>();

async function acquire(fs: Fs, path: string, self: Holder): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    if (await create(fs, path, self)) return;
    const seen = await read(fs, path);
    if (seen.text === undefined) continue;
    await expectGone(fs, path, seen);
    if (await replace(fs, path, seen.text, self)) return;
  }
  throw new JournalError(`The lock ${path} can be neither created nor read. Is it a link that leads nowhere? ${help}`);
}

/** A lock may come and go while one waits for it, but not this often. */
const maxTries = 100;
const help = 'Remove it if no process uses the journal.';

/** Makes the file, unless it is there. */
async function create(fs: Fs, path: string, self: Holder): Promise<boolean> {
  try {
    await fs.writeFile(path, JSON.stringify(self), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Puts our lock in the place of one whose holder is gone. Of several successors one gets the right to do so, by a lock of
 * its own; who comes later finds that the old lock is not there any more.
 */
async function replace(fs: Fs, path: string, text: string, self: Holder): Promise<boolean> {
  const claim = `${path}.next`;
  await acquire(fs, claim, self);
  if ((await read(fs, path)).text === text) {
    await fs.rename(claim, path);
    return true;
  }
  await fs.rm(claim, { force: true });
  return false;
}

interface Seen {
  /** Nothing where there is no such file. */
  text?: string;
  holder?: Holder;
  touchedAt?: number;
}

async function read(fs: Fs, path: string): Promise<Seen> {
  let text: string;
  let touchedAt: number;
  try {
    text = await fs.readFile(path, 'utf8');
    touchedAt = (await fs.stat(path)).mtimeMs;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    throw new JournalError(`The lock ${path} cannot be read: ${message}. ${help}`);
  }
  try {
    return { text, touchedAt, holder: JSON.parse(text) };
  } catch {
    // It is being written, or its process was killed at that.
    return { text, touchedAt };
  }
}

/** Returns once it is certain that the holder of a lock is gone, or the lock is not what it was. */
async function expectGone(fs: Fs, path: string, seen: Seen): Promise<void> {
  const { holder } = seen;
  const isThere = holder && holder.space === (await spaceOf(fs)) ? await isSame(fs, holder) : undefined;
  if (isThere) throw inUse(path, holder);
  if (isThere === false) return;
  for (let waited = 0; waited < takeoverAfterMs; waited += watchIntervalMs) {
    await new Promise((resolve) => setTimeout(resolve, watchIntervalMs));
    const now = await read(fs, path);
    if (now.text !== seen.text) return;
    if (now.touchedAt !== seen.touchedAt) throw inUse(path, holder);
  }
}

function inUse(path: string, holder: Holder | undefined): ConfigurationError {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new ConfigurationError(
    `The journal is in use by ${who}, according to ${path}. Two processes with one journal would pay twice.`,
  );
}

/** Whether a holder of this space runs; `undefined` where another process may have its number. */
async function isSame(fs: Fs, { pid, startedAt, token }: Holder): Promise<boolean | undefined> {
  if (heldTokens.has(token)) return true;
  if (!isRunning(pid)) return false;
  const { state, startedAt: found } = await statOf(fs, pid);
  // It has ended, and its parent has not collected its status.
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

/** After a start of the machine all processes are new. */
async function spaceOf(fs: Fs): Promise<string> {
  const boot = await fs.readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${await processSpace(fs)} ${boot.trim()}`;
}
