import type { CoverageReport, RecordedExchange } from '../../check/index.js';
import { type DocumentUse, type Node, operationsIn, type UsedOperation } from '../../diff/index.js';
import { parseOrUndefined } from '../../shared/parse-or-undefined.js';
import { parseUrl } from '../../shared/parse-url.js';

/** What a coverage has counted. What its document does not know was not counted, and may be used. */
export function usageOfCoverage({ groups }: CoverageReport): DocumentUse {
  const isUsed = (group: 'operations' | 'models' | 'fields', item: string) => groups[group]?.items[item] !== 0;
  return {
    usesOperation: (operation) => isUsed('operations', operation),
    usesVariant: (operation, value) => isUsed('models', `${operation} ${value}`),
    usesField: (operation, field) => isUsed('fields', `${operation} ${field}`),
  };
}

/** What recorded requests have used. */
export function usageOfExchanges(exchanges: readonly RecordedExchange[], base: Node): DocumentUse {
  const operations = operationsIn(base).map((operation) => ({
    operation,
    pattern: patternOf(operation, '[^/]+', '/?$'),
  }));
  const used = new Set<string>();
  /** Operations with a request of which the body is unknown. */
  const unknown = new Set<string>();
  for (const { method, url, requestText } of exchanges) {
    const { pathname = url } = parseUrl(url, 'http://localhost') ?? {};
    for (const { operation, pattern } of operations) {
      const { name, selector } = operation;
      if (operation.method !== method.toUpperCase() || !pattern.test(pathname)) continue;
      used.add(name);
      const body = parseOrUndefined(requestText);
      if (body === undefined) unknown.add(name);
      for (const [field, value] of Object.entries(Object(body))) {
        used.add(`${name} field ${field}`);
        if (field === selector) used.add(`${name} variant ${value}`);
      }
    }
  }
  const uses = (operation: string, part: string) => unknown.has(operation) || used.has(`${operation} ${part}`);
  return {
    usesOperation: (operation) => used.has(operation),
    usesVariant: (operation, value) => uses(operation, `variant ${value}`),
    usesField: (operation, field) => uses(operation, `field ${field}`),
  };
}

/** A pattern for a path, whatever is before it. */
function patternOf({ path }: UsedOperation, parameter: string, end: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^$|()[\]\\]/g, '\\$&'));
  return new RegExp(parts.join(parameter) + end);
}

/**
 * What sources may use, by the words and texts in them: they are not parsed, so that a word in a comment counts too. An
 * operation is used if its name, its path or its property of the client occurs, a variant if its value stands between quotes, a
 * field if its name occurs. If no variant of an operation does, all may be used: the value comes from elsewhere. Reads are
 * used as soon as anything is, since a wait reads.
 */
export function usageOfSources(texts: readonly string[], base: Node): DocumentUse {
  const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
  const isQuoted = (value: string) =>
    ["'", '"', '`'].some((quote) => texts.some((text) => text.includes(quote + value + quote)));
  const operations = operationsIn(base);
  const isNamed = (operation: UsedOperation) => {
    const [property, verb] = clientWords(operation.name);
    const pattern = patternOf(operation, '[^\\n]{1,80}?', '');
    if (words.has(operation.name) || texts.some((text) => pattern.test(text))) return true;
    return (words.has(property) || words.has(`${property}s`)) && (verb === 'create' || words.has(verb));
  };
  const named = operations.filter(isNamed);
  const used = operations.filter(
    (operation) => named.includes(operation) || (named.length > 0 && operation.method === 'GET'),
  );
  const names = new Set(used.map(({ name }) => name));
  const quoted = new Map(used.map(({ name, variants }) => [name, variants.filter(isQuoted)]));
  return {
    usesOperation: (operation) => names.has(operation),
    usesVariant: (operation, value) => {
      const found = quoted.get(operation) ?? [];
      return found.length === 0 || found.includes(value);
    },
    usesField: (_, field) => words.has(field),
    usesType: (name) => words.has(name),
  };
}

/** `editAdFilm` → `adFilm`, `edit`: what is written on the client. */
function clientWords(operation: string): [property: string, verb: string] {
  const [, verb = '', noun = ''] = /^([a-z]+)(.+)$/.exec(operation) ?? [];
  return [noun.replace(/^[A-Z]|(?<=\d)[A-Z]/g, (letter) => letter.toLowerCase()), verb];
}
