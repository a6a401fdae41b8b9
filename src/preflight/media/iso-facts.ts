import type { InputVideoTrack } from 'mediabunny';
import { limitDepth } from './box-depth.js';
import { type Box, boxAt, boxesFrom, boxesIn, numbersOf } from './boxes.js';
import type { MediaFacts } from './facts.js';
import { codeOf, viewOf } from './fields.js';
import { type FragmentedTrack, fragmentSeconds } from './fragments.js';
import { ReadLimitError } from './limited-source.js';
import type { MediaSource } from './media-source.js';

/** A real file has some dozens before its description. */
const maxBoxes = 4_000;

/** The description of a video of hours has less. */
const maxMovieBytes = 16 * 1024 * 1024;

/** Duration of an mp4, mov or m4a, and its pixels. */
export async function isoFacts(source: MediaSource, format: string): Promise<MediaFacts> {
  const movie = await movieOf(source);
  if (movie === 'incomplete' || movie === 'broken') return { problem: movie };
  const tracks = await readTracks(movie.bytes, format);
  if (tracks.length === 0) return { problem: 'broken' };
  const video = tracks.find(({ width }) => width);
  const { width, height, displayed } = video ?? {};
  return {
    // Phones record sound with the brands of video.
    format: format === 'mp4' && !video ? 'm4a' : format,
    ...(video && { width, height, displayed }),
    ...(await secondsOf(source, movie, tracks)),
    problem: (await isCut(source, movie)) ? 'incomplete' : undefined,
  };
}

/** Boxes after the description in which frames are searched. Of fragments these are the first. */
const maxBoxesAfter = 64;

/** Whether the frames are missing, or end after the file. Other data after the description may be anything. */
async function isCut(source: MediaSource, { bytes, end: from, hasFrames }: Movie): Promise<boolean> {
  if (source.size === undefined) return false;
  let isFound = hasFrames || fragmentsOf(bytes) !== undefined;
  let count = 0;
  try {
    for await (const { name, end } of boxesFrom(source, from)) {
      count += 1;
      if (name === 'mdat' && end > source.size) return true;
      isFound ||= name === 'mdat';
      if (count === maxBoxesAfter) return false;
    }
    return !isFound;
  } catch {
    // The end of a remote file may be out of reach.
    return false;
  }
}

const contentOf = (movie: Uint8Array) => movie.subarray(boxAt(movie, 0, movie.length)?.content);

/** What a description says about fragments, if there are some. */
const fragmentsOf = (movie: Uint8Array): Uint8Array | undefined => boxesIn(contentOf(movie), 'mvex')[0];

interface Movie {
  bytes: Uint8Array;
  /** Where it ends in the file. */
  end: number;
  /** Whether there are frames before it. */
  hasFrames: boolean;
}

/** The box that describes the tracks. It may be after the frames, which are not read. */
async function movieOf(source: MediaSource): Promise<Movie | 'incomplete' | 'broken'> {
  const { size = Number.POSITIVE_INFINITY } = source;
  let at = 0;
  let hasFrames = false;
  for (let count = 0; count < maxBoxes; count += 1) {
    const head = await source.read(at, at + 16);
    if (head.length < 8) return count > 1 ? 'incomplete' : 'broken';
    const box = boxAt(head, 0, size - at);
    if (!box) return 'broken';
    if (box.name === 'moov') {
      const bytes = await readMovie(source, at, box);
      return bytes === 'incomplete' ? bytes : { bytes, end: at + box.end, hasFrames };
    }
    hasFrames ||= box.name === 'mdat';
    at += box.end;
    if (at > size) return 'incomplete';
  }
  throw new ReadLimitError(`more than ${maxBoxes} boxes`);
}

async function readMovie(source: MediaSource, at: number, { end: length }: Box): Promise<Uint8Array | 'incomplete'> {
  const { size = Number.POSITIVE_INFINITY } = source;
  if (at + length > size) return 'incomplete';
  if (length > maxMovieBytes) throw new ReadLimitError('a description of more than 16 MiB');
  const bytes = await source.read(at, at + length);
  if (bytes.length < length) return 'incomplete';
  limitDepth(bytes);
  limitBoxes(bytes, 0, length);
  return bytes;
}

/**
 * Seconds of the longest track. Shorter is the time for which it is played if there is an edit list, or that of the pictures
 * alone, and it is not documented which of them counts.
 */
async function secondsOf(
  source: MediaSource,
  { bytes, end }: Movie,
  tracks: readonly Track[],
): Promise<Pick<MediaFacts, 'seconds' | 'shortestSeconds' | 'interruption'>> {
  const fragments = fragmentsOf(bytes);
  try {
    const counted = fragments && (await fragmentSeconds(source, { from: end, extends: fragments, tracks }));
    if (fragments && !counted) return {};
    const secondsOfTrack = ({ id, duration, unitsPerSecond }: Track) => counted?.get(id) ?? duration / unitsPerSecond;
    const seconds = Math.max(...tracks.map(secondsOfTrack));
    if (!(seconds > 0)) return {};
    const pictures = tracks.filter(({ width }) => width).map(secondsOfTrack);
    const readings = [seconds, ...pictures, fragments ? 0 : playedSeconds(contentOf(bytes))].filter(
      (reading) => reading > 0,
    );
    return { seconds, shortestSeconds: Math.min(...readings) };
  } catch (interruption) {
    return { interruption };
  }
}

/** Seconds as the header of the movie states them, or 0. */
function playedSeconds(content: Uint8Array): number {
  const [header] = boxesIn(content, 'mvhd');
  if (!header) return 0;
  const fields = numbersOf(header);
  const isLong = fields.uint32() >>> 24 === 1;
  fields.skip(isLong ? 16 : 8);
  const unitsPerSecond = fields.uint32();
  const duration = knownDuration(isLong ? fields.uint64() : fields.uint32());
  return unitsPerSecond > 0 ? duration / unitsPerSecond : 0;
}

/** If all bits are set, it is unknown (ISO 14496-12, 8.2.2). */
const knownDuration = (duration: number) => (duration === 0xffff_ffff || duration >= 2 ** 63 ? 0 : duration);

/** Boxes with tables of samples, fragments, edits and tags, which are not needed here. */
const tables =
  'stts ctts stsz stz2 stsc stco co64 stss sbgp sgpd saiz saio senc sidx trun moof mvex mfra elst udta meta';
const tableCodes = new Set(tables.split(' ').map(codeOf));
const trackCode = codeOf('trak');
const firstBytes = new Set([...tables.split(' '), 'trak'].map((name) => name.charCodeAt(0)));
const free = [...'free'].map((one) => one.charCodeAt(0));

/** Limit of tracks: mediabunny allocates far more per track than an empty one takes in the file. */
const maxTracks = 100;

/**
 * Hides tables, by giving them the name of free space. mediabunny writes out what they count, and a file may claim four
 * thousand million samples in a few bytes. The names are searched everywhere: a walk over the boxes could miss tables
 * because of wrong lengths, and these four bytes do no harm in other data.
 */
function hideTables(movie: Uint8Array): void {
  const view = viewOf(movie);
  let tracks = 0;
  for (let at = 0; at + 4 <= movie.length; at += 1) {
    if (!firstBytes.has(movie[at] as number)) continue;
    const code = view.getUint32(at);
    if (tableCodes.has(code)) movie.set(free, at);
    if (code === trackCode) tracks += 1;
  }
  if (tracks > maxTracks) throw new ReadLimitError(`more than ${maxTracks} tracks`);
}

/** Real descriptions have some dozens for each track. */
const maxMovieBoxes = 10_000;

/** Boxes that hold boxes, which mediabunny reads. */
const containers = new Set('moov trak mdia minf stbl dinf edts'.split(' '));

/** Counts boxes, and throws if there are more than it is worth to go through. `limitDepth` limits how deep it goes. */
function limitBoxes(bytes: Uint8Array, from: number, to: number, counted = 0): number {
  let count = counted;
  for (let box = boxAt(bytes, from, to - from); box && box.start < to; box = boxAt(bytes, box.end, to - box.end)) {
    count += 1;
    if (count > maxMovieBoxes) throw new ReadLimitError(`more than ${maxMovieBoxes} boxes`);
    if (containers.has(box.name)) count = limitBoxes(bytes, box.content, Math.min(box.end, to), count);
  }
  return count;
}

interface Track extends FragmentedTrack {
  width?: number;
  height?: number;
  displayed?: MediaFacts['displayed'];
}

/** Reads a description with mediabunny, which gets a file of nothing else. */
async function readTracks(movie: Uint8Array, format: string): Promise<Track[]> {
  const { BufferSource, Input, Logging, LogLevel, MP4, QTFF } = await import('mediabunny');
  const file = fileOf(format === 'mov' ? 'qt  ' : 'isom', movie);
  const level = Logging.level;
  Logging.level = LogLevel.Silent;
  const input = new Input({ source: new BufferSource(file), formats: [MP4, QTFF] });
  try {
    const tracks = (await input.getTracks()).map(async (track): Promise<Track> => {
      const unitsPerSecond = await track.getTimeResolution();
      const seconds = (await track.getDurationFromMetadata()) ?? 0;
      const duration = knownDuration(Math.round(seconds * unitsPerSecond));
      const size = track.isVideoTrack() ? await sizeOf(track) : {};
      return { id: track.id, unitsPerSecond, duration, ...size };
    });
    return await Promise.all(tracks);
  } catch {
    return [];
  } finally {
    input.dispose();
    Logging.level = level;
  }
}

async function sizeOf(track: InputVideoTrack): Promise<Pick<Track, 'width' | 'height' | 'displayed'>> {
  const [width, height] = [await track.getCodedWidth(), await track.getCodedHeight()];
  const displayed = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
  const isSame = displayed.width === width && displayed.height === height;
  return { width, height, ...(!isSame && { displayed }) };
}

const brandLength = 20;

/** A file of a brand with a description in it, without its tables. The bytes of the caller stay as they are. */
function fileOf(brand: string, movie: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(brandLength + movie.length);
  const words = `ftyp${brand}\0\0\0\0${brand}`;
  file.set([0, 0, 0, brandLength]);
  for (let at = 0; at < words.length; at += 1) file[4 + at] = words.charCodeAt(at);
  file.set(movie, brandLength);
  hideTables(file);
  return file;
}
