/** Names with what is said of each, those of which the same is said together, in the order of the first. */
export function grouped<Said>(pairs: readonly (readonly [name: string, Said])[]): [names: string[], Said][] {
  const groups = new Map<string, [names: string[], Said]>();
  for (const [name, said] of pairs) {
    const key = JSON.stringify(said);
    const group = groups.get(key);
    if (group) group[0].push(name);
    else groups.set(key, [[name], said]);
  }
  return [...groups.values()];
}

/** Texts with those of whom they are said. One that is said of all stands alone. */
export function told(groups: readonly (readonly [names: string[], text: string])[], between: string): string {
  if (groups.length === 1) return groups[0]?.[1] ?? '';
  return groups.map(([names, text]) => `${names.join(', ')}: ${text}`).join(between);
}
