import type { Result } from './report.js';
import type { Outcome } from './run.js';

/** The cells of a result, by the titles of their columns. */
export const cellsOf = ({ examples, beyond, unknown, client, newFields }: Result): Record<string, string> => ({
  Examples: share(examples),
  'Limits enforced': beyond ? share(beyond) : 'no validator',
  'Unknown fields rejected': share(unknown),
  'Create and read': client === undefined ? 'no client' : yesOrNo(client),
  'New fields in responses': yesOrNo(newFields),
});

/** What is printed about a tool. */
export function lineOf(name: string, outcome: Outcome): string {
  if ('skipped' in outcome) return `SKIPPED  ${name}: ${outcome.skipped}, which is not on this machine.`;
  const { missed, result } = outcome;
  const cells = result ? Object.entries(cellsOf(result)).map(([title, cell]) => `${title}: ${cell}`) : [];
  const lines = [[name, ...cells].join(' · '), ...missed.slice(0, 20), ...(missed.length > 20 ? ['…'] : [])];
  return `${missed.length === 0 ? 'passed ' : 'MISSED '}  ${lines.join('\n           ')}`;
}

const share = ([part, all]: [number, number]) => `${part} of ${all}`;

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
