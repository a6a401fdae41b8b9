/** Memory that any value takes in addition to its characters, counted in characters. Engines share most field names. */
const valueWeight = 32;

/**
 * Approximate memory of a JSON value, counted in characters: those of its strings, and a fixed number for each value, since
 * `{}` takes much more than two characters. Recursion is safe: the depth of bodies is limited.
 */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return valueWeight + value.length;
  if (typeof value !== 'object' || value === null) return valueWeight;
  let weight = valueWeight;
  if (Array.isArray(value)) {
    for (const item of value) weight += weightOf(item);
    return weight;
  }
  for (const [name, item] of Object.entries(value)) weight += name.length + weightOf(item);
  return weight;
}
