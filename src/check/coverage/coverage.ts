import { version } from '../../../generated/constants.js';
import { urlFields } from '../../../generated/coverage.js';
import { behaviours } from '../../../generated/service.js';
import { describeValue } from '../../errors/check-options.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import { BoundedMap } from '../../shared/bounded-map.js';
import { isObject } from '../../shared/is-object.js';
import { parseOrUndefined } from '../../shared/parse-or-undefined.js';
import type { OperationId } from '../../terms/operation.js';
import { assertExchange } from '../assert-exchange.js';
import { operationAt, pathnameOf } from '../operation-at.js';
import type { RecordedExchange } from '../traffic.js';
import {
  callbackItem,
  expired,
  type GroupName,
  groupNames,
  itemOf,
  itemsOfDocument,
  itemsOfSandbox,
  rejected,
} from './items.js';

/** One row of a coverage: how much of it was met. */
export interface CoverageGroup {
  /** Number of items that were met. */
  readonly met: number;
  /** Number of all items. */
  readonly all: number;
  /** Of 100, rounded down. */
  readonly percent: number;
  /** How often each item was met, by its name. 0: never. */
  readonly items: Readonly<Record<string, number>>;
}

/** What traffic has used of the document. It contains names of the document only, and nothing that was sent. */
export interface CoverageReport {
  /** Version of the document. */
  readonly document: string;
  /** Number of requests of the document, and for files of results. */
  readonly requests: number;
  /** All groups together, of 100, rounded down. */
  readonly percent: number;
  /** `callbacks` and `faults` are counted by a sandbox only. */
  readonly groups: Readonly<Partial<Record<GroupName, CoverageGroup>>>;
}

/** URLs of results that are recognized. The oldest are forgotten. */
const maxUrls = 10_000;

/**
 * Counts what tests use of the document: operations, models, fields, states, responses, files, callbacks and faults. It may be
 * shared by many sandboxes, and a sandbox that is reset keeps it.
 *
 *     const coverage = new Coverage();
 *     const sandbox = createSandbox({ coverage });
 *     // … the tests
 *     console.log(coverageText(coverage.report()));
 */
export class Coverage {
  readonly #groups = new Map<GroupName, Map<string, number>>();
  /** The field that contained the URL of a file, by its path. */
  readonly #urls = new BoundedMap<string>(maxUrls);
  #requests = 0;

  /** Continues with earlier reports, such as those of other processes. */
  constructor(...earlier: readonly CoverageReport[]) {
    this.#add(itemsOfDocument);
    for (const report of earlier) {
      const { requests, groups } = Object(report) as CoverageReport;
      if (!isObject(groups) || !Object.values(groups).every((group) => isObject(group?.items))) {
        const found = describeValue(report);
        throw new ConfigurationError(
          `The arguments of new Coverage must be reports, as report() returns them, not ${found}. Of a file: JSON.parse(readFileSync(file, 'utf8')).`,
        );
      }
      this.#requests += requests;
      for (const [group, { items }] of Object.entries(groups) as [GroupName, CoverageGroup][]) {
        this.#add({ [group]: Object.keys(items) });
        for (const [item, count] of Object.entries(items)) this.#count(group, item, count);
      }
    }
  }

  /** Called by a sandbox at its start, with the names of its faults. */
  startSandbox(faults: readonly string[]): void {
    this.#add(itemsOfSandbox(faults));
  }

  /** Counts one request and its response. Status 0 says that there was none. */
  inspect(exchange: RecordedExchange, faults: readonly string[] = []): void {
    assertExchange(exchange);
    const { method, url, requestText, status, responseText } = exchange;
    const file = this.#urls.get(pathnameOf(url));
    const operation = operationAt(method, url);
    if (operation) this.#inspectCall(operation, parseOrUndefined(requestText), status, parseOrUndefined(responseText));
    else if (file !== undefined) this.#inspectFile(file, status);
    else return;
    this.#requests += 1;
    for (const fault of faults) this.#count('faults', fault);
  }

  /** Called by a sandbox after each post of a callback. `received` is how often its receiver has responded to it. */
  inspectCallback({ operation, state, received, body }: CountedCallback): void {
    if (received === 0) return;
    this.#count('callbacks', callbackItem(operation, state));
    if (received > 1) this.#count('callbacks', callbackItem(operation, state, true));
    this.#read(body);
  }

  /** What was counted so far. */
  report(): CoverageReport {
    const groups = groupNames.flatMap((name) => {
      const items = this.#groups.get(name);
      return items ? [[name, toGroup(items)] as const] : [];
    });
    const all = groups.flatMap(([, { items }]) => Object.entries(items));
    const { percent } = toGroup(new Map(all.map(([, count], index) => [`${index}`, count])));
    return { document: version, requests: this.#requests, percent, groups: Object.fromEntries(groups) };
  }

  #inspectFile(field: string, status: number): void {
    if (status >= 200 && status < 300) this.#count('results', field);
    else if (status === 403 || status === 404 || status === 410) this.#count('results', expired);
  }

  #inspectCall(operation: OperationId, request: unknown, status: number, response: unknown): void {
    this.#count('operations', operation);
    const { selector } = behaviours[operation];
    const { [selector ?? '']: variant } = Object(request) as Record<string, unknown>;
    if (selector) this.#count('models', itemOf(operation, `${variant}`));
    for (const field of new Set(fieldsIn(request))) this.#count('fields', itemOf(operation, field));
    this.#count('responses', `${status}`);
    if (status >= 400) this.#count('responses', rejected);
    else this.#read(response);
  }

  /** Reads states and URLs of files, wherever they are in a body. */
  #read(body: unknown): void {
    const states = new Set<string>();
    visit(body, (key, value) => {
      if (key === 'state') states.add(value);
      else if (urlFields.includes(key) && value.includes('://')) this.#urls.set(pathnameOf(value), key);
    });
    for (const state of states) this.#count('states', state);
  }

  #add(items: Partial<Record<GroupName, readonly string[]>>): void {
    for (const [name, list] of Object.entries(items) as [GroupName, readonly string[]][]) {
      const group = this.#groups.get(name) ?? new Map<string, number>();
      this.#groups.set(name, group);
      for (const item of list) group.set(item, group.get(item) ?? 0);
    }
  }

  /** Counts an item that is known. Others may be anything, such as a key in the place of a model. */
  #count(name: GroupName, item: string, by = 1): void {
    const group = this.#groups.get(name);
    const count = group?.get(item);
    if (count !== undefined) group?.set(item, count + by);
  }
}

/** A callback as a sandbox reports it. */
interface CountedCallback {
  readonly operation: OperationId;
  readonly state: string;
  readonly received: number;
  readonly body: unknown;
}

function toGroup(items: ReadonlyMap<string, number>): CoverageGroup {
  const met = [...items.values()].filter((count) => count > 0).length;
  const percent = items.size === 0 ? 100 : Math.floor((100 * met) / items.size);
  return { met, all: items.size, percent, items: Object.fromEntries(items) };
}

/** Levels of a body that are read. The document has few, and a body may have any number. */
const maxDepth = 20;

/** Fields at any depth, such as `assets.name`, also if `assets` is an array. */
function fieldsIn(value: unknown, start = '', depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return [];
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, start, depth + 1));
  return Object.entries(value).flatMap(([key, field]) => [
    start + key,
    ...fieldsIn(field, `${start}${key}.`, depth + 1),
  ]);
}

/** Calls a function with each string of a body and its key. */
function visit(value: unknown, onText: (key: string, text: string) => void, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') onText(key, inner);
    else visit(inner, onText, depth + 1);
  }
}
