/** The sections of CHANGELOG.md by their versions: `## 1.2.3` begins one, and `## Unreleased` another. */
export function notesOf(changelog: string): Map<string, string> {
  const sections = changelog.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [/^\S+/.exec(section)?.[0] ?? '', section.slice(section.indexOf('\n')).trim()]),
  );
}
