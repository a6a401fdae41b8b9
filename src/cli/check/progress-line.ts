import type { CheckProgress } from '../../check/index.js';

interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/** Milliseconds between two updates of the line. */
const interval = 100;

/** One line on a terminal that is written again and again. Elsewhere nothing is written. */
export function progressLine(terminal: Terminal): { show: (progress: CheckProgress) => void; clear: () => void } {
  if (!terminal.isTTY) return { show: () => {}, clear: () => {} };
  let last = 0;
  return {
    show: ({ done, total, broken, tasks }) => {
      const now = Date.now();
      if (now - last < interval && done < total) return;
      last = now;
      const parts = [`${done} of ${total} requests`, tasks > 0 && `${tasks} tasks`, broken > 0 && `${broken} broken`];
      terminal.write(
        `\r\u001B[2K${parts
          .filter(Boolean)
          .join(', ')
          .slice(0, (terminal.columns || 80) - 1)}`,
      );
    },
    clear: () => terminal.write('\r\u001B[2K'),
  };
}
