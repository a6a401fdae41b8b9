import { parseArgs } from 'node:util';

/** The options of a command, which are all numbers above 0, with their defaults. All but `minutes` are whole. */
export function numberOptions<Name extends string>(
  defaults: Record<Name, number>,
  args = process.argv.slice(2),
): Record<Name, number> {
  const names = Object.keys(defaults) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args, options });
  const read = (name: Name) => {
    const value = Number(values[name] ?? defaults[name]);
    const isAllowed = value > 0 && (name === 'minutes' || Number.isSafeInteger(value));
    const kind = name === 'minutes' ? 'number' : 'whole number';
    if (!isAllowed) throw new Error(`--${name} must be a ${kind} above 0, not ${values[name]}.`);
    return value;
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}

/** Replaces the line of the terminal that shows how far a run is. */
export function showProgress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
}

/** Fails if a run has found problems, and prints the first of them. */
export function failFor(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${problems.slice(0, 20).join('\n')}\n${problems.length} problems.`);
}
