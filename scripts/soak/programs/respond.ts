import type { Message } from '../soak-program.js';

/** Reports that this program is ready, and responds to requests by name. It ends with the process that started it. */
export function respondTo(ready: Message, handlers: Record<string, (request: Message) => unknown> = {}): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async (request: Message) => {
    const { ask } = request as { ask: string };
    process.send?.({ [ask]: (await (handlers[ask] ?? common[ask])?.(request)) ?? null });
  });
  process.send?.(ready);
}

const common: Record<string, () => unknown> = {
  memory: () => {
    global.gc?.();
    return Math.round(process.memoryUsage().heapUsed / 1e6);
  },
};

/** The arguments of this program. */
export const programArgs = <T>(): T => JSON.parse(process.argv[2] ?? '{}');
