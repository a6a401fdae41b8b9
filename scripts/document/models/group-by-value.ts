/** Groups names, or other things, that share the same value as JSON, in order of first appearance. */
export function groupByValue<Name, Value>(
  pairs: readonly (readonly [Name, Value])[],
): [names: [Name, ...Name[]], Value][] {
  const groups = new Map<string, [names: [Name, ...Name[]], Value]>();
  for (const [name, value] of pairs) {
    const key = JSON.stringify(value);
    const group = groups.get(key);
    if (group) group[0].push(name);
    else groups.set(key, [[name], value]);
  }
  return [...groups.values()];
}

/** The texts of groups, each after its names. A text that all share stands alone. */
export function describeGroups(groups: readonly (readonly [names: string[], text: string])[], between: string): string {
  if (groups.length === 1) return groups[0]?.[1] ?? '';
  return groups.map(([names, text]) => `${names.join(', ')}: ${text}`).join(between);
}
