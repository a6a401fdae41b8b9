import { readdirSync, readFileSync } from 'node:fs';
import { type Content, type Html, html, table } from '../../site/html.js';
import { inlineHtml } from '../../site/markdown.js';

/** What each class means for the caller, in the order of the table. Its doc comment says when it is thrown. */
const meanings: Record<string, { spent: string; next: string }> = {
  InvalidRequestError: {
    spent: 'Nothing. It was not sent.',
    next: 'Correct what `violations` name.',
  },
  RejectedError: {
    spent: 'Nothing, as we read it: a rejected create creates no task.',
    next: 'Read `status` and `body`. The client has retried where that is safe; after 429 try again later.',
  },
  OutcomeUnknownError: {
    spent: 'Perhaps. The task may exist.',
    next: 'Find out before you send it again, see <a href="costs.html">costs</a>.',
  },
  TaskFailedError: {
    spent: 'Undocumented. Read `credits` of the task.',
    next: 'Read `errCode`. A new create is a new task with a price of its own.',
  },
  DeadlineError: {
    spent: 'What the task costs. It continues.',
    next: '`gen.tasks.resume(error.handle)`, now or in another process.',
  },
  UnreadableResponseError: {
    spent: 'Nothing more: it was a read.',
    next: 'Read again, or resume with `handle`.',
  },
  NetworkError: {
    spent: 'Nothing more: nothing arrived, or it was a read.',
    next: 'Call again, or resume with `handle` if there is one.',
  },
  TimeoutError: {
    spent: 'Nothing more: it was a read.',
    next: 'Read again, or resume with `handle`.',
  },
  AbortError: {
    spent: 'Nothing more. A task that was created continues.',
    next: 'Resume with `handle` if there is one.',
  },
  ConfigurationError: {
    spent: 'Nothing.',
    next: 'Correct the options that the message names.',
  },
  InProgressError: {
    spent: 'Nothing by this call. What the task costs, if the other call creates one.',
    next: 'Call `create` again with the same key, at the latest after `retryAfter`.',
  },
  JournalError: {
    spent: 'Nothing more. Tasks that were created continue.',
    next: 'Correct what the message names, then `gen.batch.resume(journal)`.',
  },
  DownloadError: {
    spent: 'Nothing more. The task keeps its results.',
    next: 'Download again. If it knows the task, it reads it for a fresh URL.',
  },
};

/** The errors of the client: when each is thrown, what was spent, and what to do. `linkOf` says where a class is described. */
export function errorClasses(
  folder = new URL('../../../../src/', import.meta.url),
  linkOf: (name: string) => string | undefined = () => undefined,
): Html {
  const comments = classComments(folder);
  const rows = Object.entries(meanings).map(([name, { spent, next }]): [Content, ...Content[]] => {
    const [, when] = /^Thrown when (.+)$/s.exec(comments.get(name) ?? '') ?? [];
    if (!when) throw new Error(`The doc comment of the class ${name} in src/ does not start with "Thrown when …".`);
    return [
      html`${nameOf(name, linkOf(name))}<span class="error-when">${inlineHtml(when)}</span>`,
      inlineHtml(spent),
      inlineHtml(next),
    ];
  });
  return table('Errors of the client', ['Class, thrown when', 'Spent', 'What to do'], rows);
}

const nameOf = (name: string, link: string | undefined): Html =>
  link === undefined ? html`<code>${name}</code>` : html`<a class="code-link" href="${link}"><code>${name}</code></a>`;

/** The doc comments of the classes in the files `*-error.ts`. To load the compiler for them would take longer than all other parts. */
function classComments(folder: URL): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('-error.ts'));
  const classes = files.flatMap((file) => {
    const text = readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8');
    return [...text.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\s*export (?:abstract )?class (\w+)/gs)];
  });
  return new Map(classes.map(([, comment = '', name = '']) => [name, wordsOf(comment)]));
}

/** A comment in one line, without stars and tags. */
const wordsOf = (comment: string): string =>
  comment
    .replace(/^\s*\*?\s?/gm, '')
    .replace(/^@.*/ms, '')
    .replace(/\s+/g, ' ')
    .trim();
