import type { AdFilm } from 'genmedia/schema';

/**
 * `3 of 13 parts`: segments, narration, music and the composed film. A part that was made again counts once. Nothing as long as
 * the service lists no parts.
 */
export function filmParts({ data_records: records }: AdFilm): string {
  const { storyboards = [], narration_records, bgm_records, completed_creation_records } = records ?? {};
  const others = [narration_records, bgm_records, completed_creation_records];
  const parts = [
    ...storyboards.map((segment) => segment.records ?? []),
    ...others.filter((part) => part !== undefined),
  ];
  const done = parts.filter((part) => part.some(({ state }) => state === 'success'));
  return parts.length === 0 ? '' : `${done.length} of ${parts.length} parts`;
}
