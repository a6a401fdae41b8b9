/** The name that was most likely meant, if one is similar. */
export function closest(name: string, names: readonly string[]): string | undefined {
  const [best = ''] = [...names].sort((one, other) => likeness(name, other) - likeness(name, one));
  return likeness(name, best) >= 0.6 ? best : undefined;
}

/** How alike two names are, from 0 to 1: the share of letter pairs that they have in common (Dice). Case does not count. */
function likeness(one: string, two: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(two)];
  return (2 * [...pairs].filter((pair) => others.has(pair)).length) / (pairs.size + others.size);
}

function pairsOf(name: string): Set<string> {
  const letters = name.slice(0, 100).toLowerCase();
  return new Set([...letters.slice(1)].map((letter, index) => letters.charAt(index) + letter));
}
