import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { endChild, endWithThis, hasEnded } from '../lib/child.js';

/** What was sent to a process, and what it has responded to. */
export interface Attacked {
  readonly requests: number;
  readonly responses: number;
  /** What is wrong with a response. */
  readonly problem?: string;
}

/** A process of ours that is attacked. */
export interface Target {
  readonly name: string;
  readonly process: AttackedProcess;
  /** Milliseconds in which a correct request must get its response. Default: 1000. */
  readonly maxMs?: number;
  /** Megabytes that it may have at the end. */
  readonly maxMegabytes: number;
  /** Sends what nobody should send. */
  readonly attack: (requests: readonly Buffer[], round: number) => Promise<Attacked>;
  /** A correct request, which must get its response. What it creates must be there at the end. */
  readonly use: (number: number) => Promise<void>;
  /** What is missing or there twice at the end. */
  readonly problems: () => Promise<string[]>;
  /** Ends what the attack has started in its own process. */
  readonly stop?: () => Promise<void>;
}

/** A program that runs until it is stopped. */
export class AttackedProcess {
  readonly #child: ChildProcess;
  output = '';

  constructor(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.#child = spawn(process.execPath, ['--import', 'tsx', ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...env },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        // The end says why it has ended.
        this.output = `${this.output}${text}`.slice(-5000);
      });
    }
    running.add(this);
    endWithThis(this.#child);
    this.#child.once('exit', () => running.delete(this));
  }

  /** Waits until it has printed something. */
  async untilPrinted(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (this.hasEnded) throw new Error(`It ended before it was ready:\n${this.output}`);
      await delay(20);
    }
  }

  /** Sends a message, and returns the response. */
  async ask(message: object): Promise<Record<string, never>> {
    this.#child.send(message);
    const [response] = await once(this.#child, 'message');
    return response;
  }

  get hasEnded(): boolean {
    return hasEnded(this.#child);
  }

  /** Megabytes of memory; 0 where the system does not say. */
  get megabytes(): number {
    try {
      const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  }

  async stop(): Promise<void> {
    await Promise.race([endChild(this.#child, 'SIGTERM'), delay(5000)]);
    this.#child.kill('SIGKILL');
  }
}

const running = new Set<AttackedProcess>();

/** Ends every process of the attack, also those behind the ones that are attacked. */
export const stopAll = async (): Promise<void> => void (await Promise.all([...running].map((one) => one.stop())));
