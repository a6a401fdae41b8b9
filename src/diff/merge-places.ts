/**
 * Places in few lines: those of one operation that differ in one key, such as a model, become one.
 *
 *     [ '/a > post > x > c', '/a > post > y > c' ] → [ '/a > post > x, y > c' ]
 */
export function mergePlaces(places: readonly (readonly string[])[]): string[] {
  const before = [...new Set(places.map((place) => place.join(separator)))];
  const after = mergeOnce(before.map((place) => place.split(separator)));
  return after.length < before.length ? mergePlaces(after) : after.map((keys) => keys.join(separator));
}

const separator = ' > ';

function mergeOnce(places: readonly string[][]): string[][] {
  const groups: { first: string[]; at: number; keys: string[] }[] = [];
  for (const keys of places) {
    const group = groups.find(({ first, at }) => isAlike(first, keys, at));
    if (!group) {
      groups.push({ first: keys, at: -1, keys: [...keys] });
      continue;
    }
    group.at = group.first.findIndex((key, at) => key !== keys[at]);
    group.keys[group.at] += `, ${keys[group.at]}`;
  }
  return groups.map(({ keys }) => keys);
}

/** Whether two places differ in one key after those of the operation: in that at a position, or in any if it is -1. */
function isAlike(one: readonly string[], other: readonly string[], position: number): boolean {
  if (one.length !== other.length) return false;
  const [at = -1, ...more] = one.flatMap((key, at) => (key === other[at] ? [] : [at]));
  return more.length === 0 && at > 1 && (position === -1 || at === position);
}
