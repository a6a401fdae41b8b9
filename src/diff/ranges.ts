import { type Changes, type Effect, impactOf, type Place } from './change.js';
import type { Node } from './document.js';

interface Bound {
  value: number;
  isExclusive: boolean;
}

/** Compares the upper and the lower bound of two schemas or ranges. */
export function compareRanges(before: Node, after: Node, at: Place, changes: Changes): void {
  for (const end of ['Maximum', 'Minimum'] as const) {
    const [old, now] = [boundOf(before, end), boundOf(after, end)];
    const effect = effectOf(old, now, end);
    if (!effect) continue;
    const label = end === 'Maximum' ? 'Upper bound' : 'Lower bound';
    changes.value(impactOf(effect, at.side), label, at, textOf(old, end), textOf(now, end));
  }
}

/** The tighter of the inclusive and the exclusive bound. In OpenAPI 3.0 the exclusive one is a switch. */
function boundOf(schema: Node, end: 'Maximum' | 'Minimum'): Bound | undefined {
  const inclusive = schema[end.toLowerCase()];
  const exclusive = schema[`exclusive${end}`];
  if (typeof exclusive === 'number') {
    const isTighter = inclusive === undefined || (end === 'Maximum' ? exclusive <= inclusive : exclusive >= inclusive);
    if (isTighter) return { value: exclusive, isExclusive: true };
  }
  return inclusive === undefined ? undefined : { value: inclusive, isExclusive: exclusive === true };
}

function effectOf(before: Bound | undefined, after: Bound | undefined, end: string): Effect | undefined {
  if (!before || !after) return before ? 'wider' : after && 'narrower';
  if (before.value === after.value) {
    if (before.isExclusive === after.isExclusive) return undefined;
    return after.isExclusive ? 'narrower' : 'wider';
  }
  return after.value < before.value === (end === 'Maximum') ? 'narrower' : 'wider';
}

const textOf = (bound: Bound | undefined, end: string) =>
  bound && `${end === 'Maximum' ? '<' : '>'}${bound.isExclusive ? '' : '='} ${bound.value}`;

/** The effect of a number that is a maximum or a minimum by its name, such as `maxLength`. */
export function effectOfCount(keyword: string, before: number | undefined, after: number | undefined): Effect {
  if (before === undefined || after === undefined) return before === undefined ? 'narrower' : 'wider';
  return after < before === keyword.startsWith('max') ? 'narrower' : 'wider';
}
