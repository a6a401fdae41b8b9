/** Runs with a signal that Ctrl-C and `kill` abort. A second Ctrl-C ends the process at once. */
export async function interruptible<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (name: 'SIGINT' | 'SIGTERM') => {
    if (controller.signal.aborted) process.exit(exitCodes[name]);
    controller.abort(new Interrupted(name));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    return await run(controller.signal);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

const exitCodes = { SIGINT: 130, SIGTERM: 143 };

/** The reason of an abort. */
export class Interrupted extends Error {
  readonly exitCode: number;

  constructor(name: keyof typeof exitCodes) {
    super('Stopped.');
    this.exitCode = exitCodes[name];
  }
}
