import { type Media, type OpenApiDocument, type Operation, operationsOf } from '../../../document/document.js';
import { inMegabytes, rangeWords } from '../../../document/media-words.js';
import { isRequiredText } from '../../../document/required-text.js';
import { type Place, walk } from '../../../document/walk.js';
import { valueWords } from '../../../document/words.js';
import { type Content, type Html, html, joined, table } from '../../site/html.js';
import { linkToOperation } from '../operation-link.js';

/** One check, and where the document states it. */
interface Check {
  /** The rules that its findings name. */
  rules: readonly string[];
  severity: string;
  /** Whether the limits are in another table, by field. */
  isMeasure?: true;
  /** What is checked at a place, in words. Nothing if the place has no such rule. */
  at: (place: Place) => string | undefined;
}

const error = 'error';
const warning = 'warning';

/** A check of a measure that `x-media` limits. Media rules has the limits. */
const measure = (rules: string[], severity: string, words: string, keys: readonly string[] = rules): Check => ({
  rules,
  severity,
  isMeasure: true,
  at: ({ schema }) => {
    const media: Media = schema['x-media'] ?? {};
    return keys.some((key) => key in media) ? words : undefined;
  },
});

/** A check that a keyword of the document describes. */
function keyword<Key extends keyof Place['schema']>(
  rule: string,
  severity: string,
  key: Key,
  words: (value: NonNullable<Place['schema'][Key]>) => string | undefined,
): Check {
  return {
    rules: [rule],
    severity,
    at: ({ schema }) => {
      const value = schema[key];
      return value === undefined || value === null ? undefined : words(value);
    },
  };
}

const checks: readonly Check[] = [
  measure(['formats'], error, 'Format, by the content'),
  measure(['bytes'], error, 'Size of the file'),
  measure(['decodedBytes'], error, 'Size of a data URI once decoded'),
  measure(['width', 'height'], error, 'Width and height in pixels'),
  measure(['longestSide'], error, 'Longest side in pixels'),
  measure(['aspectRatio'], error, 'Width divided by height. A warning if it is not documented which side counts'),
  measure(
    ['seconds'],
    error,
    'Duration. A warning within 0.1 s of the limit, except for wav, which states it exactly',
    ['seconds', 'secondsByCount'],
  ),
  measure(
    ['frameRatio'],
    error,
    'Pixels of the start frame divided by those of the end frame. A warning if their widths or heights fit',
  ),
  keyword('pauseMarker', error, 'x-pause-marker', ({ open, close, seconds, maxDecimals }) => {
    const number = `${rangeWords(seconds, String, ' s')} with at most ${maxDecimals} decimals`;
    return `Pauses ${open}x${close}: ${number}, between two texts that can be spoken`;
  }),
  keyword('contentMediaType', error, 'contentMediaType', (type) =>
    type === 'application/json' ? 'JSON, or empty' : undefined,
  ),
  keyword(
    'countEquals',
    error,
    'x-count-equals',
    (what) => `As many items as the film has ${what}, with the option film`,
  ),
  keyword(
    'mentions',
    warning,
    'x-mentions',
    ({ open, close, list }) => `${open}name${close} that none of the ${list} has`,
  ),
  {
    rules: ['empty'],
    severity: warning,
    at: (place) => (isRequiredText(place) ? 'A required text that is empty' : undefined),
  },
  keyword('script', warning, 'x-script', ({ splitAbove, charactersPerMinute }) => {
    const limits = Object.entries(splitAbove).map(([language, limit]) => `${limit} characters (${language})`);
    return `A script that is split into several tasks: above ${limits.join(' or ')}; ${charactersPerMinute} are about a minute`;
  }),
  keyword('advice', warning, 'x-advice', ({ items, longestSide }) =>
    [
      items && `Recommended number of items: ${rangeWords(items)}`,
      longestSide && `Recommended longest side: ${rangeWords(longestSide, String, ' pixels')}`,
    ]
      .filter(Boolean)
      .join('. '),
  ),
  keyword('ignoredIf', warning, 'x-ignored-if', ({ field, value }) => `Ignored if ${field} is ${valueWords(value)}`),
  keyword('noEffect', warning, 'x-no-effect', () => 'A field that the model accepts and ignores'),
  keyword('upToSeconds', warning, 'x-credits', ({ upToSeconds, secondsOf }) =>
    upToSeconds && secondsOf ? `No effect if ${secondsOf} lasts more than ${upToSeconds} s` : undefined,
  ),
];

/** Checks of every file, which no rule of the document states. */
const ofEveryFile: readonly (readonly [rule: string, words: string, severity: string])[] = [
  ['content', 'A broken file', error],
  ['content', 'A file that ends early, or cannot be measured', warning],
  ['base64', 'Base64 that cannot be decoded', error],
  ['base64', 'Base64 with spaces, or without padding', warning],
  ['mediaType', 'A data URI with another type than its content', warning],
  ['reachable', 'With fetch: a URL with status 404 or 410, or with a host name that does not exist', error],
  ['reachable', 'With fetch: a file that cannot be read. Always: a URL of a private network', warning],
];

/** What preflight checks in addition to the validators, and in which fields. */
export function preflightChecks(document: OpenApiDocument): Html {
  const bodies = operationsOf(document).map(({ operation }) => {
    const { schema } = operation.requestBody?.content['application/json'] ?? {};
    return { operation, places: schema ? walk(schema, document) : [] };
  });
  const rows = checks.flatMap(({ rules, severity, isMeasure, at }): [Content, ...Content[]][] => {
    const found = new Map<string, Map<string, Operation[]>>();
    for (const { operation, places } of bodies) {
      for (const place of places) {
        const words = at(place);
        if (!words) continue;
        const fields = found.get(words) ?? new Map<string, Operation[]>();
        const users = fields.get(place.name) ?? [];
        fields.set(place.name, users.includes(operation) ? users : [...users, operation]);
        found.set(words, fields);
      }
    }
    if (found.size === 0) throw new Error(`No field has a rule for the check ${rules}.`);
    return [...found].map(([words, fields]) => {
      const where = isMeasure ? codes([...fields.keys()]) : fieldsOf(fields);
      return [withNote(codes(rules), severity), withNote(words, where)];
    });
  });
  const others = ofEveryFile.map(([rule, words, severity]): [Content, ...Content[]] => {
    return [withNote(codes([rule]), severity), withNote(words, 'every file')];
  });
  return table(
    'What preflight checks',
    ['Rule, severity', 'What is checked, and where'],
    [...rows, ...others, ...sizeRows(bodies.map(({ operation }) => operation))],
  );
}

function sizeRows(operations: readonly Operation[]): [Content, ...Content[]][] {
  const limits = operations.flatMap(({ requestBody }) => requestBody?.['x-max-bytes'] ?? []);
  return [...new Set(limits)].map((limit) => {
    const count = limits.filter((one) => one === limit).length;
    const words = `Size of the whole request as JSON: at most ${inMegabytes(limit)}`;
    return [withNote(codes(['maxBytes']), error), withNote(words, `the body of ${count} operations`)];
  });
}

const withNote = (text: Content, note: Content): Content => html`${text}<span class="check-note">${note}</span>`;

const codes = (names: readonly string[]): Content => joined(names.map((name) => html`<code>${name}</code>`));

/** More operations than that are counted. */
const maxListed = 2;

function fieldsOf(fields: ReadonlyMap<string, readonly Operation[]>): Content {
  const lines = [...fields].map(([field, operations]) => {
    const isCounted = operations.length > maxListed;
    const users = isCounted ? `${operations.length} operations` : joined(operations.map((one) => linkToOperation(one)));
    return html`<code>${field}</code> of ${users}`;
  });
  return joined(lines, html`<br>`);
}
