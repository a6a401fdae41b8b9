import { type OperationRules, operationRules, type PlaceRules, placeRules } from '../../generated/preflight-rules.js';
import type { OperationId } from '../contract/operation.js';
import { isDataUri } from './media/data-uri-source.js';
import { isJson } from './rules/is-json.js';
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
 * a pause or a text that must be JSON and is not. Almost no request has, so a server finds out first, without loading what checks it.
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
    if (!(file || pauses || json) || body[at[0] ?? ''] === undefined) return false;
    return valuesAt(body, at).some(({ value }) => {
      if (typeof value !== 'string') return false;
      if (file) return isDataUri(value) || canInspect(value);
      return json ? !isJson(value) : pauses !== undefined && value.includes(pauses.open);
    });
  }
}
