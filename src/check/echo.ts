import { operationRules, placeRules } from '../../generated/preflight-rules.js';
import { behaviours } from '../../generated/service.js';
import { isObject } from '../shared/is-object.js';
import { excerpt } from '../shared/text.js';
import type { OperationId } from '../terms/operation.js';
import type { Exchange } from './connection.js';
import { leftOpenIn } from './left-open.js';
import type { CheckRun } from './run.js';

type Body = Readonly<Record<string, unknown>>;

export const echoRules = {
  echo: 'the response to a create has the values of the request',
  defaults: 'the response to a create has the documented defaults of fields that were left out',
};

/** Checks that the response to a create has the values in use: those of the request, and the defaults of the others. */
export async function checkEcho(run: CheckRun, exchange: Exchange, requested: unknown): Promise<void> {
  const { operation, line: request, sent, body: received, shown } = exchange;
  if (!isObject(requested) || !isObject(received)) return;
  const [body, response] = [requested as Body, received as Body];
  const { selector, variants } = behaviours[operation];
  const variant = selector ? String(body[selector]) : '';
  const { defaults = {} } = variants[variant] ?? {};
  const { duration = null } = body;
  const ignored = fieldsWithoutEffect(operation, variant);
  const compare = (rule: string, field: string, value: unknown) => {
    if (!Object.hasOwn(response, field) || ignored.includes(field) || isChosenByService(field, value, body)) return;
    const difference = differenceOf(field, value, response[field]);
    if (difference === '') return;
    run.check(operation, rule, difference === undefined, () => ({
      request,
      sent,
      expected: `must return ${difference}`,
      actual: `returned ${field} = ${excerpt(JSON.stringify(response[field]))}`,
      response: shown,
    }));
  };
  for (const [field, value] of Object.entries(body)) compare(echoRules.echo, field, value);
  for (const [field, value] of Object.entries({ seed: 0, ...defaults })) {
    if (Object.hasOwn(body, field)) continue;
    // It depends on the duration too, so that it is known only where that is documented.
    const isOpen = field === 'resolution' && (await leftOpenIn(operation, { [selector ?? '']: variant, duration }));
    if (!isOpen) compare(echoRules.defaults, field, value);
  }
}

/** A recommended prompt takes the place of the given one, and `auto` stands for a ratio that follows from the images. */
const isChosenByService = (field: string, value: unknown, body: Body): boolean =>
  (field === 'prompt' && body.is_rec === true) || (field === 'aspect_ratio' && value === 'auto');

const fieldsWithoutEffect = (operation: OperationId, variant: string): unknown[] =>
  (operationRules[operation]?.variants[variant] ?? [])
    .map((index) => placeRules[index])
    .filter((place) => place?.noEffect)
    .map((place) => place?.at[0]);

/** What a response must have in place of a value, `undefined` if it is right, or an empty text if nothing is documented. */
function differenceOf(field: string, sent: unknown, received: unknown): string | undefined {
  if (field === 'seed' && sent === 0) return received === 0 ? 'the random seed in use, which 0 stands for' : undefined;
  if (Array.isArray(sent) && Array.isArray(received)) return differenceOfLists(field, sent, received);
  if (typeof sent === 'object') return '';
  return received === sent ? undefined : `${field} = ${excerpt(JSON.stringify(sent))}`;
}

/** Images may come back as they were sent or as URLs of the service, but as many, and in the same order. */
function differenceOfLists(field: string, sent: readonly unknown[], received: readonly unknown[]): string | undefined {
  if (sent.length !== received.length) return `${sent.length} ${field}`;
  const isSame = sent.every((item, index) => item === received[index]);
  const isMoved = !isSame && sent.every((item) => received.includes(item));
  return isMoved ? `${field} in the order of the request` : undefined;
}
