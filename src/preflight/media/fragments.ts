import { boxesFrom, boxesIn, numbersOf } from './boxes.js';
import type { MediaSource } from './media-source.js';

/** A track whose samples are in fragments. Times are in its own units. */
export interface FragmentedTrack {
  id: number;
  unitsPerSecond: number;
  /** Duration of the samples that are not in fragments. */
  duration: number;
}

/** Two for each fragment. More are not counted. */
const maxBoxes = 4_000;

/** The description of a fragment has some bytes for each of its samples. */
const maxFragmentBytes = 1024 * 1024;

/**
 * Seconds of each track by its number, from the fragments of a file (ISO 14496-12, 8.8), or `undefined` if there are too many.
 * Only their descriptions are read. mediabunny would keep a record of each sample, and trusts how many a fragment claims to have.
 */
export async function fragmentSeconds(
  source: MediaSource,
  { from, extends: defaults, tracks }: { from: number; extends: Uint8Array; tracks: readonly FragmentedTrack[] },
): Promise<Map<number, number> | undefined> {
  const clocks = new Map(tracks.map((track) => [track.id, { start: 0, end: track.duration, usual: 0, ...track }]));
  for (const trex of boxesIn(defaults, 'trex')) {
    const [, id = 0, , usual = 0] = Array.from({ length: 4 }, numbersOf(trex).uint32);
    const clock = clocks.get(id);
    if (clock) clock.usual = usual;
  }
  let count = 0;
  for await (const { name, start, content, end } of boxesFrom(source, from)) {
    count += 1;
    if (count > maxBoxes || (name === 'moof' && end - start > maxFragmentBytes)) return undefined;
    if (name !== 'moof') continue;
    for (const run of runsIn(await source.read(content, end))) {
      const clock = clocks.get(run.track);
      if (!clock) continue;
      const runStart = run.start ?? clock.end;
      // A part of a stream does not start at 0.
      if (clock.end === 0) clock.start = runStart;
      clock.end = Math.max(clock.end, runStart + run.durationWith(clock.usual));
    }
  }
  return new Map(
    [...clocks.values()].map(({ id, start, end, unitsPerSecond }) => [id, (end - start) / unitsPerSecond]),
  );
}

/** The samples that a fragment adds to a track. */
interface Run {
  track: number;
  /** When they start, if the fragment says so. */
  start: number | undefined;
  /** Their duration, with that of a sample that has no other. */
  durationWith(usual: number): number;
}

function runsIn(moof: Uint8Array): Run[] {
  return boxesIn(moof, 'traf').flatMap((traf): Run[] => {
    const [header] = boxesIn(traf, 'tfhd');
    if (!header) return [];
    const fields = numbersOf(header);
    const flags = fields.uint32();
    const track = fields.uint32();
    fields.skip((flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0));
    const own = flags & 8 ? fields.uint32() : undefined;
    const [time] = boxesIn(traf, 'tfdt').map(numbersOf);
    const start = time && (time.uint32() >>> 24 === 1 ? time.uint64() : time.uint32());
    const runs = boxesIn(traf, 'trun');
    const durationWith = (usual: number) => runs.reduce((sum, run) => sum + durationOf(run, own ?? usual), 0);
    return [{ track, start, durationWith }];
  });
}

/** Duration of the samples of a `trun`. Those that have a duration of their own are as many as there are bytes for. */
function durationOf(run: Uint8Array, usual: number): number {
  const fields = numbersOf(run);
  const flags = fields.uint32();
  const count = fields.uint32();
  if (!(flags & 0x100)) return count * usual;
  fields.skip((flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0));
  const rest = [0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  let duration = 0;
  for (let index = 0; index < count && fields.hasMore(); index += 1) {
    duration += fields.uint32();
    fields.skip(rest);
  }
  return duration;
}
