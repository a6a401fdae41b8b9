/** What a value takes in memory beside its characters, in characters. Names of fields are mostly shared. */
const ofValue = 32;

/**
 * How much a value of JSON takes in memory, counted in characters: those of its texts, and some for each value, since `{}`
 * is two characters that take many. It is nested as deeply as bodies may be.
 */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return ofValue + value.length;
  if (typeof value !== 'object' || value === null) return ofValue;
  let weight = ofValue;
  if (Array.isArray(value)) {
    for (const item of value) weight += weightOf(item);
    return weight;
  }
  for (const [name, item] of Object.entries(value)) weight += name.length + weightOf(item);
  return weight;
}
