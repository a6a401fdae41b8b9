import type { OperationRules, PlaceRules } from '../../../generated/preflight-rules.js';
import { type Draft, warning } from '../finding.js';
import { rounded } from './ranges.js';

/** The request that a value is in. */
interface RequestContext {
  body: Record<string, unknown>;
  rules: OperationRules;
  /** Duration of the file in a field, if it is known. */
  secondsOf: (field: string) => number | undefined;
}

/** Why a value that is accepted does nothing. The caller may rely on it, so that it is a reason to warn. */
export function checkEffect(name: string, value: unknown, rule: PlaceRules, request: RequestContext): Draft[] {
  const { noEffect, ignoredIf, upTo } = rule;
  return [
    ...(noEffect && value !== noEffect.default ? [withoutEffect(name, request)] : []),
    // An empty string is like none.
    ...(ignoredIf && value !== '' ? checkIgnored(name, ignoredIf, request) : []),
    ...(upTo && value === true ? checkDuration(name, upTo, request) : []),
  ];
}

function withoutEffect(name: string, { body, rules: { selector } }: RequestContext): Draft {
  const where = selector === undefined ? '' : ` with the ${selector} ${body[selector]}`;
  return warning('noEffect', `${name} has no effect${where}. Leave it out.`);
}

function checkIgnored(
  name: string,
  { field, value, default: byDefault }: NonNullable<PlaceRules['ignoredIf']>,
  { body }: RequestContext,
): Draft[] {
  const given = body[field];
  if ((given ?? byDefault) !== value) return [];
  const reason = `${field} is ${value}${given === undefined ? ' by default' : ''}`;
  return [warning('ignoredIf', `${name} is ignored, since ${reason}. Leave ${name} out, or change ${field}.`)];
}

function checkDuration(
  name: string,
  { seconds, secondsOf }: NonNullable<PlaceRules['upTo']>,
  request: RequestContext,
): Draft[] {
  const actual = request.secondsOf(secondsOf);
  if (actual === undefined || actual <= seconds) return [];
  const message =
    `${name} has no effect in a task of more than ${seconds} seconds, and ${secondsOf} lasts ${rounded(actual)}. ` +
    'It costs no extra credits then.';
  return [warning('upToSeconds', message, { maximum: seconds })];
}
