/** A section of CHANGELOG.md. */
export interface ChangelogSection {
  /** `1.2.3`, or `Unreleased`. */
  readonly version: string;
  /** `2026-01-31`, if its heading has one. */
  readonly date: string | undefined;
  /** Its text, as Markdown. */
  readonly notes: string;
}

/** The sections of CHANGELOG.md: `## 1.2.3 - 2026-01-31` or `## [1.2.3] - date` begins one, and `## Unreleased` another. */
export const sectionsOf = (changelog: string): ChangelogSection[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = ''] = section.split('\n', 1);
      return {
        version: /^\[?([^\s\]]+)/.exec(heading)?.[1] ?? '',
        date: /\d{4}-\d{2}-\d{2}$/.exec(heading.trim())?.[0],
        notes: section.slice(heading.length).trim(),
      };
    });

/** The notes of each version. */
export const notesOf = (changelog: string): Map<string, string> =>
  new Map(sectionsOf(changelog).map(({ version, notes }) => [version, notes]));

/** For sorting: `Unreleased` first, then the newest version. A version such as 1.0.0-rc.1 comes before 1.0.0, so it is older. */
export function newestFirst(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => {
    const [, base = '', preview = ''] = /^([^-]*)-?(.*)$/.exec(version) ?? [];
    return { isNext: version === unreleased, base, preview };
  }) as [Parts, Parts];
  return (
    Number(second.isNext) - Number(first.isNext) ||
    second.base.localeCompare(first.base, 'en', { numeric: true }) ||
    Number(second.preview === '') - Number(first.preview === '') ||
    second.preview.localeCompare(first.preview, 'en', { numeric: true })
  );
}

interface Parts {
  isNext: boolean;
  base: string;
  preview: string;
}

/** The heading of what comes next. */
export const unreleased = 'Unreleased';
