/** The name that was most likely meant, if one is similar. */
export function closest(name: string, names: readonly string[]): string | undefined {
  const [best] = names.map((one) => ({ one, alike: likeness(name, one) })).sort((a, b) => b.alike - a.alike);
  return best && best.alike >= 0.6 ? best.one : undefined;
}

/** How alike two names are, from 0 to 1: the share of letter pairs that they have in common (Dice). */
function likeness(one: string, two: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(two)];
  const common = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * common) / (pairs.size + others.size);
}

function pairsOf(name: string): Set<string> {
  const letters = name.slice(0, 100);
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  );
}
