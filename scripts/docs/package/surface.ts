import type { Surface, SurfaceExport } from '../../document/surface.js';
import type { CodeText, EntryModel, ExportModel, Member, PackageModel } from './model.js';

/** The surface of the package, as `generated/surface.json` has it. The types of the document are compared with the document. */
export function toSurface({ entries }: PackageModel): Surface {
  const own = entries.filter(({ file }) => file.startsWith('src/'));
  return Object.fromEntries(own.map((entry) => [entry.name, namesOf(entry)]));
}

function namesOf({ exports }: EntryModel): Record<string, SurfaceExport> {
  const sorted = exports.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return Object.fromEntries(sorted.map((one) => [one.name, toSurfaceExport(one)]));
}

function toSurfaceExport(one: ExportModel): SurfaceExport {
  const { kind, isTypeOnly, isInternal, home, signatures, members } = one;
  const about: SurfaceExport = { kind, ...(isTypeOnly && { isTypeOnly }), ...(isInternal && { isInternal }) };
  if (home) return { ...about, home };
  return {
    ...about,
    ...(signatures.length > 0 && { signatures: signatures.map(textOf) }),
    ...(members.length > 0 && { members: Object.fromEntries(members.map(toEntry)) }),
  };
}

function toEntry({ name, kind, isOptional, code }: Member, index: number): [name: string, declaration: string] {
  if (kind !== 'property') return [name || `call ${index + 1}`, textOf(code)];
  return [name, `${name}${isOptional ? '?' : ''}: ${textOf(code) || 'inferred'}`];
}

/** Code in one line, without comments. */
const textOf = (code: CodeText): string =>
  code
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/,\s*\)/g, ')')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .trim();
