import type { Trace } from '../transport/event.js';

/**
 * Runs a part of a call in a span. Whatever the span does, the part runs once and its outcome is the result, since it may have
 * been paid for. Other errors are logged.
 */
export const guarded =
  (trace: Trace): Trace =>
  async (scope, run) => {
    let running: ReturnType<typeof run> | undefined;
    let failure: unknown;
    const once = () => {
      if (!running) {
        running = (async () => run())();
        running.catch((error) => {
          failure = error;
        });
      }
      return running;
    };
    try {
      await trace(scope, once);
    } catch (error) {
      await running?.catch(() => {});
      if (error !== failure) console.error(error);
    }
    return once();
  };
