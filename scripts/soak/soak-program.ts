import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endChild } from '../lib/child.js';

/** What a program sends when it is ready, and its responses. */
export type Message = Record<string, unknown>;

/** One of the programs of a soak, in a process of its own. It can be killed and started again. */
export class Program {
  readonly name: string;
  /** How often it was killed. */
  kills = 0;
  readonly #args: () => object;
  readonly #onReady: (message: Message) => void;
  #child: ChildProcess | undefined;
  #isStopped = false;
  /** Rejects when the child has ended. */
  #gone: Promise<never> = new Promise(() => {});

  constructor(name: string, args: () => object, onReady: (message: Message) => void = () => {}) {
    this.name = name;
    this.#args = args;
    this.#onReady = onReady;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts it, and waits until it is ready. */
  async start(): Promise<void> {
    if (this.#isStopped) throw new Error(`The soak has ended, and does not start its ${this.name} again.`);
    const [file] = this.name.split(' ');
    const path = fileURLToPath(new URL(`./programs/${file}.ts`, import.meta.url));
    const node = ['--expose-gc', '--import', 'tsx', path, JSON.stringify(this.#args())];
    const child = spawn(process.execPath, node, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    this.#gone = once(child, 'exit').then(([code, signal]) => {
      throw new Error(`The ${this.name} of the soak ended by itself, with ${code ?? signal}.`);
    });
    this.#gone.catch(() => {});
    const [message] = await Promise.race([once(child, 'message'), this.#gone]);
    this.#onReady(message);
  }

  /** Kills it at once, whatever it is doing. */
  async kill(): Promise<void> {
    this.kills += 1;
    if (this.#child) await endChild(this.#child, 'SIGKILL');
  }

  /** Sends a request. Rejects if the program ends before it has responded. */
  async ask(request: Message): Promise<Message> {
    const child = this.#child as ChildProcess;
    // If it cannot be sent, the child has ended.
    child.send(request, () => {});
    const [response] = await Promise.race([once(child, 'message'), this.#gone]);
    return response;
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#child) await endChild(this.#child, 'SIGTERM');
  }
}
