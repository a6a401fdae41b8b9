/** Groups names that share the same text, in order of first appearance. */
export function groupByText<Text>(pairs: readonly (readonly [name: string, Text])[]): [names: string[], Text][] {
  const groups = new Map<string, [names: string[], Text]>();
  for (const [name, text] of pairs) {
    const key = JSON.stringify(text);
    const group = groups.get(key);
    if (group) group[0].push(name);
    else groups.set(key, [[name], text]);
  }
  return [...groups.values()];
}

/** The texts of groups, each after its names. A text that all share stands alone. */
export function describeGroups(groups: readonly (readonly [names: string[], text: string])[], between: string): string {
  if (groups.length === 1) return groups[0]?.[1] ?? '';
  return groups.map(([names, text]) => `${names.join(', ')}: ${text}`).join(between);
}
