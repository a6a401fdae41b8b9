import { printingOnce } from '../../shared/repeated-errors.js';
import { note, plain } from './terminal.js';

/**
 * For commands that serve others until they are stopped: an error that nothing has caught is printed with its stack, and the
 * command goes on. A reader of the output that has gone ends it.
 */
export function continueAfterErrors(): void {
  const print = printingOnce((error, leftOut) => {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    note(
      plain(
        `This should not have happened, and the command goes on${leftOut > 0 ? ` (and ${leftOut} times before)` : ''}: ${stack}`,
      ),
    );
  });
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error?.code === 'EPIPE') process.exit(0);
    print(error);
  });
}
