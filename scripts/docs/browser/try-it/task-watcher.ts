import { readFile, readTask, readTasks, sandbox } from './in-page-sandbox.js';
import type { PanelState, ShownFile } from './panel-state.js';

/** How often a task that is running is shown again. */
const refreshEveryMs = 250;

/** What the panel shows of the sandbox in the page. */
type Watched = Pick<PanelState, 'tasks' | 'selected' | 'files' | 'now' | 'speed'>;

interface TaskWatcherOptions {
  /** Called with what was read. */
  show: (watched: Watched) => void;
  /** Whether anything else can change by itself. */
  isChanging: () => boolean;
}

/** Reads the tasks of the sandbox in the page, the selected one with its files, again and again while they progress. */
export class TaskWatcher {
  readonly #options: TaskWatcherOptions;
  #watched: Watched | undefined;
  #files = new Map<string, Promise<ShownFile>>();
  #selectedId: string | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Number of the newest refresh: what an older one has read is out of date. */
  #refreshes = 0;

  constructor(options: TaskWatcherOptions) {
    this.#options = options;
  }

  /** Whether it reads again by itself. */
  setRunning(isRunning: boolean): void {
    clearInterval(this.#timer);
    this.#timer = isRunning ? setInterval(() => this.#tick(), refreshEveryMs) : undefined;
    if (isRunning) void this.refresh();
  }

  /** Selects a task. Without an identifier the selection stays. */
  async select(id: string | undefined): Promise<void> {
    this.#selectedId = id ?? this.#selectedId;
    await this.refresh();
  }

  /** Drops the selection and the files of all tasks. */
  async clear(): Promise<void> {
    for (const file of this.#files.values()) URL.revokeObjectURL((await file).url);
    this.#files = new Map();
    this.#selectedId = undefined;
  }

  async refresh(): Promise<void> {
    this.#refreshes += 1;
    const number = this.#refreshes;
    const tasks = await readTasks();
    const id = tasks.find((task) => task.id === this.#selectedId)?.id ?? tasks[0]?.id;
    const selected = id === undefined ? undefined : await readTask(id);
    const files = selected ? await Promise.all(selected.files.map((path) => this.#file(path))) : [];
    if (number !== this.#refreshes) return;
    this.#watched = { tasks, selected, files, now: sandbox.now().toISOString(), speed: sandbox.speed };
    this.#options.show(this.#watched);
  }

  /** Reads again only what can change by itself. */
  #tick(): void {
    const { tasks = [], selected, now = '' } = this.#watched ?? {};
    const isRunning = tasks.some(({ endsAt }) => endsAt > now);
    const isPosting = selected?.callbacks.some(({ outcome }) => outcome === 'waiting' || outcome === 'retrying');
    if (sandbox.speed > 0 && (isRunning || isPosting || this.#options.isChanging())) void this.refresh();
  }

  #file(path: string): Promise<ShownFile> {
    const file = this.#files.get(path) ?? loadFile(path);
    this.#files.set(path, file);
    return file;
  }
}

async function loadFile(path: string): Promise<ShownFile> {
  const blob = await readFile(path);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { name, url: URL.createObjectURL(blob), type: blob.type, size: blob.size };
}
