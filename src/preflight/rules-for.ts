import { type OperationRules, operationRules, type PlaceRules, placeRules } from '../../generated/preflight-rules.js';
import type { OperationId } from '../contract/operation.js';
import { isDataUri } from './media/data-uri-source.js';
import { isJson } from './rules/is-json.js';
import { checkPauses } from './rules/pauses.js';
import { valuesAt } from './values-at.js';

/** The rules of the variant that a body selects. Of an unknown variant the validators report the selector. */
export const rulesFor = (rules: OperationRules, body: Record<string, unknown>): PlaceRules[] =>
  positionsFor(rules, body).flatMap((position) => placeRules[position] ?? []);

const none: readonly number[] = [];

function positionsFor({ selector, variants }: OperationRules, body: Record<string, unknown>): readonly number[] {
  const variant = selector === undefined ? '' : body[selector];
  return (typeof variant === 'string' && Object.hasOwn(variants, variant) && variants[variant]) || none;
}

/**
 * Whether a request that the validators accept has anything that preflight can reject: a data URI, a URL that can be inspected,
 * a pause that is wrong or a text that must be JSON and is not. Almost no request has, so a server finds out first, without loading what checks it.
 */
export function mayFail(
  operation: OperationId,
  body: Record<string, unknown>,
  canInspect: (url: string) => boolean,
): boolean {
  const rules = operationRules[operation];
  return rules !== undefined && positionsFor(rules, body).some((position) => holds(placeRules[position]));

  function holds(rule: PlaceRules | undefined): boolean {
    const { at = [], file, pauses, json } = rule ?? {};
    const first = body[at[0] ?? ''];
    if (!(file || pauses || json) || first === undefined) return false;
    const fails = (value: unknown) => {
      if (typeof value !== 'string') return false;
      if (file) return isDataUri(value) || canInspect(value);
      return json ? !isJson(value) : pauses !== undefined && checkPauses('', value, pauses).length > 0;
    };
    // Most fields are at the top, where no search is needed.
    return at.length === 1 ? fails(first) : valuesAt(body, at).some(({ value }) => fails(value));
  }
}
