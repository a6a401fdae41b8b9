/** Exit codes by the names of errors. Their classes are not imported, since most commands load none of them. */
const codes: Readonly<Record<string, number>> = {
  InvalidRequestError: 1,
  RejectedError: 1,
  TaskFailedError: 1,
  OutcomeUnknownError: 3,
  DeadlineError: 3,
};

/** 1 for a negative result, 3 if a task continues or may exist, 2 if the command could not run. */
export function exitCodeFor(error: unknown): number {
  const { name = '', exitCode } = Object(error) as { name?: string; exitCode?: number };
  return exitCode ?? codes[name] ?? 2;
}

/** What to print of an error: its message. The stack is of use to nobody who types a command. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
