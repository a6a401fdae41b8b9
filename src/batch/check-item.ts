import type { TaskRequest } from '../client/request-types.js';
import { checkOptions, describeValue, type OptionRule, type OptionRules } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { closest } from '../shared/closest.js';
import { jsonHelp, jsonText } from '../shared/json-text.js';
import { reasonOf } from '../shared/reason-of.js';
import { excerpt } from '../shared/text.js';
import type { CallOptions } from '../transport/options.js';
import { type BatchItem, isHandle } from './batch-item.js';

/** What is checked later, together with the request. */
const anything: OptionRule = { mustBe: 'anything', fits: () => true };

const fields: OptionRules<TaskRequest> = {
  generator: anything,
  request: anything,
  options: { mustBe: 'the options of a call', fits: (value) => typeof value === 'object' },
};

const callOptions: OptionRules<CallOptions> = {
  timeout: anything,
  retries: anything,
  extraBody: anything,
  extraHeaders: anything,
  extraQuery: anything,
  onSending: anything,
  signal: { mustBe: 'left out: a signal cannot end one item', fits: () => false, describe: () => '' },
};

const takes = 'a request, { generator, request }, or a handle, such as { id }';

/** Throws for an item that is neither a request nor a handle. `what` begins the message of the error: `Item 2 of the batch`. */
export function checkItem(item: BatchItem, generators: readonly string[], what: string): void {
  if (typeof item !== 'object' || item === null || item instanceof Promise) {
    throw new ConfigurationError(`${what} must be ${takes}, not ${describeValue(item)}.`);
  }
  const { id, generator, request } = item as { id?: unknown; generator?: unknown; request?: unknown };
  if (id !== undefined && (generator ?? request) !== undefined)
    throw new ConfigurationError(
      `${what} has an id and a request: an id is that of a task that exists. Pass ${takes}.`,
    );
  if (isHandle(item)) {
    if (typeof item.id === 'string' && item.id) return;
    if (id !== undefined && id !== '')
      throw new ConfigurationError(`${what}: id must be the identifier of a task, not ${describeValue(id)}.`);
    throw new ConfigurationError(`${what} has neither a generator nor an id: pass ${takes}.`);
  }
  if (!generators.includes(item.generator)) {
    const name = String(item.generator);
    const meant = closest(name, generators);
    const help = meant ? `Did you mean ${meant}? ` : '';
    throw new ConfigurationError(
      `${what} has no generator ${excerpt(name)}. ${help}There are ${generators.join(', ')}.`,
    );
  }
  checkOptions(what, item, fields, `${what}: `, 'field');
  checkOptions(`${what}: a call`, item.options ?? {}, callOptions, `${what}: options.`);
}

/** Throws for a request that cannot be stored as a string, in a journal or a queue: the one that is read would differ. */
export function assertJson(what: string, request: object): void {
  try {
    jsonText(request);
  } catch (error) {
    throw new ConfigurationError(`${what}: ${jsonHelp} ${reasonOf(error)}.`);
  }
}
