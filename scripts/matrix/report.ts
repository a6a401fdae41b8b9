import type { Tool } from './tool.js';

/**
 * What a program prints as its last line, in any language. Names are those of the cases. A program without a client has no
 * `created`, and one whose code does not validate no `beyond`.
 */
export interface Report {
  /** Examples that the generated code does not accept, with the reason. */
  examples: Record<string, string>;
  /** Bodies beyond a limit that it accepts. */
  beyond?: string[];
  /** Requests with an unknown field that it accepts. */
  unknown: string[];
  /** Tasks with an unknown field that it does not read, with the reason. */
  tasks: Record<string, string>;
  /** Identifier of the created task, its state when it is read at once, and after it has ended. */
  created?: { id: string; state: string; end: string };
}

/** What `npm run matrix` found, as the guide has it. */
export interface Result {
  /** Examples that the generated code accepts, of all. */
  examples: [accepted: number, all: number];
  /** Bodies beyond a limit that it rejects, of all. Not there if it does not validate. */
  beyond?: [rejected: number, all: number];
  /** Requests with an unknown field that it rejects, of all. This is not a bar. */
  unknown: [rejected: number, all: number];
  /** Whether a task was created and read at the sandbox. Not there if there is no client. */
  client?: boolean;
  /** Whether it reads tasks with a field that the document does not have. */
  newFields: boolean;
}

/** The states that a task must have for the program to have read it: at once, and at its end. */
const expectedStates = ['created', 'success'];

/** Counts a report, and lists what misses the bar. */
export function compare(
  report: Report,
  tool: Pick<Tool, 'validates' | 'client'>,
  all: { examples: number; beyond: number; unknown: number },
): { result: Result; missed: string[] } {
  const problems = (about: string, entries: Record<string, string>) =>
    Object.entries(entries).map(([name, why]) => `${about} ${name}: ${why}`);
  const { created } = report;
  const isRead = Boolean(created?.id) && `${[created?.state, created?.end]}` === `${expectedStates}`;
  const result: Result = {
    examples: [all.examples - Object.keys(report.examples).length, all.examples],
    ...(tool.validates && { beyond: [all.beyond - (report.beyond ?? []).length, all.beyond] }),
    unknown: [all.unknown - report.unknown.length, all.unknown],
    ...(tool.client && { client: isRead }),
    newFields: Object.keys(report.tasks).length === 0,
  };
  const missed = [
    ...problems('does not accept the example', report.examples),
    ...problems('does not read the task', report.tasks),
    ...(tool.validates ? (report.beyond ?? ['nothing was validated']).map((name) => `accepts ${name}`) : []),
    ...(tool.client && !isRead ? [`did not create and read a task: ${JSON.stringify(created)}`] : []),
  ];
  return { result, missed };
}
