import type { EntryModel, ExportModel, Member, PackageModel } from './model.js';

/** Throws if an entry, a public name or one of its members has no doc comment, with all that are missing. */
export function assertDescribed({ entries }: PackageModel): void {
  const missing = [...new Set(entries.flatMap(missingIn))];
  if (missing.length === 0) return;
  throw new Error(
    `The docs of the package need a doc comment for what it exports (${missing.length} missing):\n${missing.join('\n')}`,
  );
}

function missingIn({ name, file, comment, exports }: EntryModel): string[] {
  // What is generated has the texts of the document.
  if (!file.startsWith('src/')) return [];
  const hasExample = comment.text.includes('```ts');
  const start = hasExample
    ? []
    : [`${file}: add /** … @packageDocumentation */ at its top: one sentence on ${name}, and an indented example.`];
  return [...start, ...exports.filter((one) => !one.home && !one.isInternal).flatMap(missingOf)];
}

function missingOf({ name, file, comment, members }: ExportModel): string[] {
  const own = comment.text ? [] : [`${file}: add /** … */ above ${name}: what it is, in one sentence.`];
  const isBare = (member: Member) => !member.comment.text && !isLiteral(member) && member.file.startsWith('src/');
  return [
    ...own,
    ...members.filter(isBare).map((member) => {
      const what = member.kind === 'property' ? 'what it means, and its default if it has one' : 'what it does';
      return `${member.file}: add /** … */ above ${member.name || 'the call'} of ${name}: ${what}.`;
    }),
  ];
}

/** A field with one possible string, such as `type` of an event and `name` of an error, explains itself. */
const isLiteral = ({ kind, code }: Member) =>
  kind === 'property' && code.length === 1 && typeof code[0] === 'string' && /^'[^']*'$/.test(code[0]);
