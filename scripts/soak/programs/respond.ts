import type { Message } from '../soak-program.js';

/** Says that this program is ready, and answers what it is asked by name. It ends with the process that started it. */
export function answer(ready: Message, answers: Record<string, (question: Message) => unknown> = {}): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async (question: Message) => {
    const { ask } = question as { ask: string };
    process.send?.({ [ask]: (await (answers[ask] ?? common[ask])?.(question)) ?? null });
  });
  process.send?.(ready);
}

const common: Record<string, () => unknown> = {
  memory: () => {
    global.gc?.();
    return Math.round(process.memoryUsage().heapUsed / 1e6);
  },
};

/** What the command gave this program. */
export const given = <T>(): T => JSON.parse(process.argv[2] ?? '{}');
