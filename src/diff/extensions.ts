import { type Changes, impactOf, inside, of, type Place, quoteValue } from './change.js';
import { isSame, keysOf, type Node, without } from './document.js';
import { compareRanges, effectOfCount } from './ranges.js';

/** Our own keywords that reject requests; openapi/docs/extensions.md describes all of them. */
const limits = ['x-media', 'x-pause-marker', 'x-count-equals'];

/** Keywords on which callers rely: less than before is breaking. */
const promises = ['x-creates', 'x-url-lifetime', 'x-callback-delivery'];

/** Keywords that say what a field does or costs, without which requests still pass. */
const meanings = ['x-credits', 'x-no-effect', 'x-ignored-if', 'x-mentions', 'x-script', 'x-known-values'];

/** Compares the values of a keyword that starts with `x-`. */
export function compareExtension(keyword: string, before: Node, after: Node, at: Place, changes: Changes): void {
  if (isSame(before, after)) return;
  const within = inside(at, keyword, keyword);
  if (keyword === 'x-max-bytes') compareRanges({ maximum: before }, { maximum: after }, within, changes);
  else if (limits.includes(keyword)) compareLimits(before, after, { ...at, name: keyword }, within, changes);
  else if (promises.includes(keyword)) comparePromises(before, after, { ...at, name: keyword }, within, changes);
  else changes.text(meanings.includes(keyword) ? 'minor' : 'patch', `\`${keyword}\``, at, before, after);
}

const isRange = (node: Node) =>
  isObject(node) && Object.keys(node).length > 0 && Object.keys(node).every((key) => /m(?:in|ax)imum$/i.test(key));

const isObject = (node: Node) => typeof node === 'object' && node !== null && !Array.isArray(node);

/** `parent` is the place of the limit that `at` names: `bytes` of `x-media`. */
function compareLimits(before: Node, after: Node, parent: Place, at: Place, changes: Changes): void {
  if (isSame(before, after)) return;
  if (isRange(before ?? after) && isRange(after ?? before)) {
    compareRanges(before ?? {}, after ?? {}, at, changes);
  } else if (isObject(before ?? {}) && isObject(after ?? {})) {
    for (const key of keysOf(before, after)) {
      compareLimits(before?.[key], after?.[key], at, inside(at, key, key), changes);
    }
  } else if (Array.isArray(before) && Array.isArray(after)) {
    compareLists(before, after, at, changes);
  } else {
    const isCount = /^m(?:in|ax)[A-Z]/.test(at.name) || before === undefined || after === undefined;
    const effect = isCount ? effectOfCount(at.name, before, after) : 'other';
    const label = parent.name === at.name ? '' : `\`${at.name}\``;
    if (label === '') changes.value(impactOf(effect, at.side), `\`${at.name}\``, { ...at, name: '' }, before, after);
    else changes.value(impactOf(effect, at.side), label, { ...at, name: parent.name }, before, after);
  }
}

/** Lists of accepted values, such as formats. */
export function compareLists(before: readonly Node[], after: readonly Node[], at: Place, changes: Changes): void {
  const lost = without(before, after);
  const gained = without(after, before);
  const words = (values: readonly Node[]) => values.map(quoteValue).join(', ');
  if (lost.length > 0) {
    changes.add(impactOf('narrower', at.side), `Enum${of(at.name)} lost values: ${words(lost)}.`, at, before, after);
  }
  if (gained.length > 0) {
    changes.add(
      impactOf('wider', at.side, 'minor'),
      `Enum${of(at.name)} gained values: ${words(gained)}.`,
      at,
      before,
      after,
    );
  }
}

function comparePromises(before: Node, after: Node, parent: Place, at: Place, changes: Changes): void {
  if (isSame(before, after)) return;
  if (isObject(before) && isObject(after)) {
    for (const key of keysOf(before, after)) {
      comparePromises(before[key], after[key], at, inside(at, key, key), changes);
    }
    return;
  }
  const isMore =
    before === undefined ||
    (typeof before === 'number' && after > before) ||
    (Array.isArray(before) && Array.isArray(after) && without(before, after).length === 0);
  const name = parent.name === at.name ? '' : parent.name;
  changes.value(isMore ? 'minor' : 'major', `\`${at.name}\``, { ...at, name }, before, after);
}
