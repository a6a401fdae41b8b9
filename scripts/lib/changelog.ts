/**
 * The sections of CHANGELOG.md by their versions: `## 1.2.3` or `## [1.2.3] - date` begins one, and `## Unreleased`
 * another.
 */
export function notesOf(changelog: string): Map<string, string> {
  const sections = changelog.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [/^\[?([^\s\]]+)/.exec(section)?.[1] ?? '', section.slice(section.indexOf('\n')).trim()]),
  );
}
