import { type OperationRules, operationRules, type PlaceRules, placeRules } from '../../generated/preflight-rules.js';
import type { OperationId } from '../terms/operation.js';
import { isDataUri } from './media/data-uri-source.js';
import { isJson } from './rules/is-json.js';
import { checkPauses } from './rules/pauses.js';
import { valuesAt } from './values-at.js';

/** The rules of the variant that a body selects. Of an unknown variant the validators report the selector. */
export const rulesFor = (rules: OperationRules, body: Record<string, unknown>): PlaceRules[] =>
  rulesAt(positionsFor(rules, body));

const rulesAt = (positions: readonly number[]) => positions.flatMap((position) => placeRules[position] ?? []);

const none: readonly number[] = [];

function positionsFor({ selector, variants }: OperationRules, body: Record<string, unknown>): readonly number[] {
  const variant = selector === undefined ? '' : body[selector];
  return (typeof variant === 'string' && Object.hasOwn(variants, variant) && variants[variant]) || none;
}

/**
 * Whether a request that the validators accept has anything that preflight can reject: a data URI, a URL that can be inspected,
 * a pause that is wrong or a string that must be JSON and is not. Almost no request has, so a server finds out first, without
 * loading what checks it.
 */
export function mayFail(
  operation: OperationId,
  body: Record<string, unknown>,
  canInspect: (url: string) => boolean,
): boolean {
  const rules = operationRules[operation];
  return rules !== undefined && rejectingRules(positionsFor(rules, body)).some(isBroken);

  function isBroken(rule: PlaceRules): boolean {
    const { at } = rule;
    const first = body[at[0] ?? ''];
    if (first === undefined) return false;
    // Most fields are at the top, where no search is needed.
    if (at.length === 1) return mayBreak(rule, first, canInspect);
    return valuesAt(body, at).some(({ value }) => mayBreak(rule, value, canInspect));
  }
}

const rejectingByVariant = new Map<readonly number[], readonly PlaceRules[]>();

/** The rules of a variant that a request can be rejected for. They are looked up once: each request to a server passes here. */
function rejectingRules(positions: readonly number[]): readonly PlaceRules[] {
  const known = rejectingByVariant.get(positions);
  if (known) return known;
  const rejecting = rulesAt(positions).filter(({ file, pauses, json }) => file || pauses || json);
  rejectingByVariant.set(positions, rejecting);
  return rejecting;
}

function mayBreak({ file, pauses, json }: PlaceRules, value: unknown, canInspect: (url: string) => boolean): boolean {
  if (typeof value !== 'string') return false;
  if (file) return isDataUri(value) || canInspect(value);
  return json ? !isJson(value) : pauses !== undefined && checkPauses('', value, pauses).length > 0;
}
