import type { Change, Impact } from '../../src/diff/index.js';
import type { Surface, SurfaceExport } from '../document/surface.js';

/** Entries that a minor version may change. The guide on stability says why. All others are stable. */
export const experimentalEntries = ['genmedia/bullmq', 'genmedia/otel'];

/** The changes between two surfaces of the package, rated by what they do to a program that compiles with the first. */
export function compareSurfaces(before: Surface, after: Surface): Change[] {
  const entries = Object.keys({ ...before, ...after });
  return entries.flatMap((entry) => {
    const changes = compareEntries(entry, before[entry], after[entry]);
    const isExperimental = experimentalEntries.includes(entry);
    return changes.map((change) =>
      isExperimental && change.impact === 'major' ? { ...change, impact: 'minor' as const } : change,
    );
  });
}

function compareEntries(entry: string, before: Surface[string] | undefined, after: Surface[string] | undefined) {
  if (!before) return [change('minor', `Entry \`${entry}\` was added.`, [entry])];
  if (!after) return [change('major', `Entry \`${entry}\` was removed.`, [entry])];
  return Object.keys({ ...before, ...after }).flatMap((name) =>
    compareExports([entry, name], before[name], after[name]),
  );
}

/** A type without an export can be renamed. While it has its name, its members are compared. */
function compareExports(
  place: readonly string[],
  before: SurfaceExport | undefined,
  after: SurfaceExport | undefined,
): Change[] {
  const what = `Export \`${place.at(-1)}\` of \`${place[0]}\``;
  const [wasExported, isExported] = [before, after].map((one) => one !== undefined && !one.isInternal);
  if (wasExported && !isExported) return [change('major', `${what} was removed.`, place)];
  if (isExported && !wasExported) return [change('minor', `${what} was added.`, place)];
  if (!before || !after) return [];
  if (after.isTypeOnly && !before.isTypeOnly) return [change('major', `${what} is only a type now.`, place)];
  return [
    ...compareSignatures(what, place, before.signatures ?? [], after.signatures ?? []),
    ...compareMembers(place, before.members ?? {}, after.members ?? {}, after.kind === 'options'),
  ];
}

function compareSignatures(
  what: string,
  place: readonly string[],
  before: readonly string[],
  after: readonly string[],
) {
  const isKept = (old: string) => after.some((now) => now === old || withoutLastOptional(now) === old);
  const lost = before.find((old) => !isKept(old));
  const impact: Impact = lost === undefined ? 'minor' : 'major';
  if (`${before}` === `${after}`) return [];
  return [change(impact, `${what} is declared in another way.`, place, before.join('\n'), after.join('\n'))];
}

/** `f(a: A, b?: B): C` → `f(a: A): C`: a caller need not pass what was added at the end. */
const withoutLastOptional = (signature: string) => signature.replace(/(?:, )?\w+\?: [^(),]+\)(?=(?:: [^()]*)?$)/, ')');

function compareMembers(
  place: readonly string[],
  before: Record<string, string>,
  after: Record<string, string>,
  isPassed: boolean,
): Change[] {
  return Object.keys({ ...before, ...after }).flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (old === now) return [];
    const what = `\`${place.at(-1)}.${name}\` of \`${place[0]}\``;
    const at = [...place, name];
    if (now === undefined) return [change('major', `${what} was removed.`, at, old)];
    if (old === undefined) {
      const isRequired = isPassed && now.startsWith(`${name}:`);
      return [change(isRequired ? 'major' : 'minor', `${what} was added${isRequired ? ' as required' : ''}.`, at)];
    }
    const isHarmless = (isPassed && isWider(old, now)) || withoutLastOptional(now) === old;
    return [change(isHarmless ? 'minor' : 'major', `${what} has another type.`, at, old, now)];
  });
}

/** Whether an option takes all that it took: `a: X` → `a?: X | Y`. */
function isWider(before: string, after: string): boolean {
  const [, oldMark, oldType = ''] = /^\w+(\??): (.*)$/.exec(before) ?? [];
  const [, mark, type = ''] = /^\w+(\??): (.*)$/.exec(after) ?? [];
  const cases = type.split(' | ');
  return (mark === '?' || oldMark === '') && oldType.split(' | ').every((one) => cases.includes(one));
}

const change = (impact: Impact, what: string, place: readonly string[], before?: string, after?: string): Change => ({
  ...{ impact, what, place },
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});
