import type { MediaFacts } from './facts.js';
import { nameAt, viewOf } from './fields.js';
import { ReadLimitError } from './limited-source.js';
import type { MediaSource } from './media-source.js';

/** A box of an ISO file (ISO 14496-12, 4.2): a length, a name and content, which may be boxes. */
interface Box {
  name: string;
  start: number;
  /** Where its content starts. */
  content: number;
  end: number;
}

/** A real file has some dozens, or two for each fragment. */
const maxBoxes = 4_000;

/** The description of a video of hours has less. */
const maxMovieBytes = 16 * 1024 * 1024;

/** Duration of an mp4, mov or m4a, and its pixels. */
export async function isoFacts(source: MediaSource, format: string): Promise<MediaFacts> {
  const movie = await movieOf(source);
  if (movie === 'incomplete' || movie === 'broken') return { problem: movie };
  const { tracks, seconds } = await readMovie(movie, format);
  if (tracks.length === 0) return { problem: 'broken' };
  const video = tracks.find(({ width }) => width);
  return {
    // Phones record sound with the brands of video.
    format: format === 'mp4' && !video ? 'm4a' : format,
    ...(seconds > 0 && { seconds }),
    ...(video && { width: video.width, height: video.height }),
  };
}

/** The box that describes the tracks. It may be after the frames, which are not read. */
async function movieOf(source: MediaSource): Promise<Uint8Array | 'incomplete' | 'broken'> {
  const { size = Number.POSITIVE_INFINITY } = source;
  let at = 0;
  for (let count = 0; count < maxBoxes; count += 1) {
    const head = await source.read(at, at + 16);
    if (head.length < 8) return count > 1 ? 'incomplete' : 'broken';
    const box = boxAt(head, 0, size - at);
    if (!box) return 'broken';
    const length = box.end - box.start;
    if (box.name === 'moov') {
      if (at + length > size) return 'incomplete';
      if (length > maxMovieBytes) throw new ReadLimitError('a description of more than 16 MiB');
      const bytes = await source.read(at, at + length);
      return bytes.length < length ? 'incomplete' : bytes;
    }
    at += length;
    if (at > size) return 'incomplete';
  }
  throw new ReadLimitError(`more than ${maxBoxes} boxes`);
}

/** The box at a position, or `undefined` if its length is impossible. A length of 1 means that the real one follows. */
function boxAt(bytes: Uint8Array, at: number, size: number): Box | undefined {
  const view = viewOf(bytes);
  if (at + 8 > bytes.length) return undefined;
  const short = view.getUint32(at);
  const isLong = short === 1;
  if (isLong && at + 16 > bytes.length) return undefined;
  const length = short === 0 ? size : isLong ? Number(view.getBigUint64(at + 8)) : short;
  const content = at + (isLong ? 16 : 8);
  return at + length < content ? undefined : { name: nameAt(bytes, at + 4), start: at, content, end: at + length };
}

/** Boxes with tables of samples, fragments, edits and tags, which are not needed here. */
const tables =
  'stts ctts stsz stz2 stsc stco co64 stss sbgp sgpd saiz saio senc sidx trun moof mvex mfra elst udta meta';
const tableCodes = new Set(
  tables.split(' ').map((name) => [...name].reduce((sum, one) => sum * 256 + one.charCodeAt(0), 0)),
);
const firstBytes = new Set(tables.split(' ').map((name) => name.charCodeAt(0)));
const free = [...'free'].map((one) => one.charCodeAt(0));

/**
 * Hides tables, by giving them the name of free space. mediabunny writes out what they count, and a file may claim four
 * thousand million samples in a few bytes. The names are searched everywhere: a walk over the boxes could be led astray by
 * wrong lengths, and what these four bytes are in other data does not matter here.
 */
function hideTables(movie: Uint8Array): void {
  const view = viewOf(movie);
  for (let at = 0; at + 4 <= movie.length; at += 1) {
    if (firstBytes.has(movie[at] as number) && tableCodes.has(view.getUint32(at))) movie.set(free, at);
  }
}

interface Movie {
  tracks: { width?: number; height?: number }[];
  /** The longest track, or 0 if that is not written there. */
  seconds: number;
}

/** Reads a description with mediabunny, which gets a file of nothing else. */
async function readMovie(movie: Uint8Array, format: string): Promise<Movie> {
  const { BufferSource, Input, Logging, LogLevel, MP4, QTFF } = await import('mediabunny');
  const level = Logging.level;
  Logging.level = LogLevel.Silent;
  const file = fileOf(format === 'mov' ? 'qt  ' : 'isom', movie);
  const input = new Input({ source: new BufferSource(file), formats: [MP4, QTFF] });
  try {
    const tracks = await input.getTracks();
    const sizes = tracks.map(async (track) =>
      track.isVideoTrack() ? { width: await track.getCodedWidth(), height: await track.getCodedHeight() } : {},
    );
    const seconds = await input.getDurationFromMetadata();
    return { tracks: await Promise.all(sizes), seconds: seconds ?? 0 };
  } catch {
    return { tracks: [], seconds: 0 };
  } finally {
    input.dispose();
    Logging.level = level;
  }
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
