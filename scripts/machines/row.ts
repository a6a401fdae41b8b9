/** One machine that the tests are run as. */
export interface Row {
  name: string;
  /** `all` is `npm test`, `fast` is `npm run test:fast`. A list names test files or folders of `contract-tests/`. */
  tests: 'all' | 'fast' | readonly string[];
  /** The version of Node. Default: the one that runs this command. */
  node?: string;
  /** The name of the checkout's folder. */
  folder?: string;
  env?: NodeJS.ProcessEnv;
  umask?: number;
  /** Words in front of the command, such as `taskset`. The first of them must be on this machine. */
  before?: readonly string[];
  /** Optional programs that must be there for the row to mean something, and what finds them. */
  programs?: Readonly<Record<string, () => readonly string[]>>;
  /** Runs `npm ci` too, with the cache of the row. Other rows share what one `npm ci` has installed. */
  installs?: boolean;
  /** Runs as a user who is not root and cannot write to the home directory. */
  isUnprivileged?: boolean;
  /** Prepares the machine. Returns what undoes it. */
  prepare?: (place: Place) => Promise<() => unknown>;
}

/** What belongs to a row only. */
export interface Place {
  checkout: string;
  home: string;
  /** npm's cache, empty at first. */
  cache: string;
  /** For temporary files. */
  temporary: string;
  /** Folders of programs, as in PATH. `prepare` may replace it. */
  path: string;
}
