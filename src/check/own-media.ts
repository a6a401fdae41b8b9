import { operationRules } from '../../generated/preflight-rules.js';
import { rulesFor } from '../preflight/rules-for.js';
import { isObject } from '../shared/is-object.js';
import type { OperationId } from '../terms/operation.js';

/** Kinds of files in requests. */
export const mediaKinds = ['image', 'video', 'audio'] as const;

/** URLs of files that the server can read, by their kind. */
export type OwnMedia = Readonly<Partial<Record<(typeof mediaKinds)[number], string>>>;

/**
 * The body with other URLs of files. Those of the examples do not exist, so that a server that reads them lets its tasks fail.
 * `keep` names fields that are left as they are.
 */
export function withOwnMedia(
  operation: OperationId,
  body: unknown,
  media: OwnMedia,
  keep: readonly string[] = [],
): unknown {
  const rules = operationRules[operation];
  if (!rules || !isObject(body)) return body;
  return rulesFor(rules, body as Record<string, unknown>).reduce<unknown>((changed, { at, file }) => {
    const url = file && media[file.kind];
    return url === undefined || keep.includes(at[0] ?? '') ? changed : replaceUrls(changed, at, url);
  }, body);
}

/** A copy with another URL at every place that the steps lead to. */
function replaceUrls(value: unknown, [step, ...steps]: readonly string[], url: string): unknown {
  if (step === undefined) return typeof value === 'string' && /^https?:/i.test(value) ? url : value;
  if (typeof value !== 'object' || value === null) return value;
  if (step === '[]') {
    return Array.isArray(value) ? value.map((item) => replaceUrls(item, steps, url)) : replaceUrls(value, steps, url);
  }
  if (!Object.hasOwn(value, step)) return value;
  return { ...value, [step]: replaceUrls((value as Record<string, unknown>)[step], steps, url) };
}
