import { readFileSync } from 'node:fs';
import { marked, type Tokens } from 'marked';
import { type Content, type Html, html } from '../../site/html.js';
import { inlineHtml } from './inline.js';
import { table } from './table.js';

const readme = new URL('../../../../README.md', import.meta.url);

/** What a class means for the caller. When it is thrown stands in the README. */
const meanings: Record<string, { spent: string; next: string }> = {
  InvalidRequestError: {
    spent: 'Nothing. It was not sent.',
    next: 'Correct what `violations` name.',
  },
  RejectedError: {
    spent: 'Nothing, as we read it: a refused create makes no task.',
    next: 'Read `status` and `body`. The client has tried again where that is safe; after 429 come back later.',
  },
  OutcomeUnknownError: {
    spent: 'Perhaps. The task may exist.',
    next: 'Find out before you send it again, see <a href="costs.html">costs</a>.',
  },
  TaskFailedError: {
    spent: 'Not shown. Read `credits` of the task.',
    next: 'Read `errCode`. A new create is a new task with a price of its own.',
  },
  DeadlineError: {
    spent: 'What the task costs. It goes on.',
    next: '`gen.tasks.resume(error.handle)`, now or in another process.',
  },
  UnreadableResponseError: {
    spent: 'Nothing more: it was a read.',
    next: 'Read again, or resume by `handle`.',
  },
  NetworkError: {
    spent: 'Nothing more: nothing arrived, or it was a read.',
    next: 'Call again, or resume by `handle` if there is one.',
  },
  TimeoutError: {
    spent: 'Nothing more: it was a read.',
    next: 'Read again, or resume by `handle`.',
  },
  AbortError: {
    spent: 'Nothing more. A task that was made goes on.',
    next: 'Resume by `handle` if there is one.',
  },
  ConfigurationError: {
    spent: 'Nothing.',
    next: 'Correct the options that the message names.',
  },
  JournalError: {
    spent: 'Nothing more. Tasks that were made go on.',
    next: 'Correct what the message names, then `gen.batch.resume(journal)`.',
  },
  DownloadError: {
    spent: 'Nothing more. The task keeps its results.',
    next: 'Download again. It asks the task for a fresh address.',
  },
};

/** The errors of the client: when each is thrown, what was spent, and what to do. */
export function errorClasses(): Html {
  const rows = thrownWhen().map(([name, when]): [Content, ...Content[]] => {
    const meaning = meanings[name];
    if (!meaning)
      throw new Error(`scripts/docs/guides/parts/error-classes.ts does not say what ${name} of the README means.`);
    const what = html`<code>${name}</code><span class="error-when">${inlineHtml(when)}</span>`;
    return [what, inlineHtml(meaning.spent), inlineHtml(meaning.next)];
  });
  return table('Errors of the client', ['Class, thrown when', 'Spent', 'What to do'], rows);
}

/** The table of errors in the README, so that it is told once. */
function thrownWhen(): [name: string, when: string][] {
  const tables = marked.lexer(readFileSync(readme, 'utf8')).filter(({ type }) => type === 'table') as Tokens.Table[];
  const found = tables.find(({ header }) => header.map(({ text }) => text).join() === 'Class,Thrown when');
  if (!found) throw new Error('README.md has no table with the columns `Class` and `Thrown when`.');
  return found.rows.map(([name, when]) => [name?.text.replaceAll('`', '') ?? '', when?.text ?? '']);
}
