import type { MediaFacts } from './facts.js';
import { nameAt, viewOf } from './fields.js';
import type { MediaSource } from './media-source.js';

/** A part of a RIFF file: a name, a length in little endian, and content. */
interface Chunk {
  name: string;
  /** Where its content is. */
  start: number;
  /** Length of the content that it claims to have. */
  length: number;
}

/** Real files have some dozens before their content. */
const maxChunks = 2_000;

async function* chunksOf(source: MediaSource, from: number, to: number): AsyncGenerator<Chunk> {
  let at = from;
  for (let count = 0; count < maxChunks && at + 8 <= to; count += 1) {
    const head = await source.read(at, at + 8);
    if (head.length < 8) return;
    const length = viewOf(head).getUint32(4, true);
    yield { name: nameAt(head, 0), start: at + 8, length };
    // Chunks start at even positions.
    at += 8 + length + (length % 2);
  }
}

/** Formats of a wav whose samples have a length in bytes: integers, floating point, and either with more fields. */
const pcmFormats = [1, 3, 0xfffe];

/**
 * Duration of a wav, from the rate in its format and the length of its data. If its samples are compressed, that rate is an
 * estimate, and their number is in a chunk of its own.
 */
export async function wavFacts(source: MediaSource): Promise<MediaFacts> {
  const { size = Number.POSITIVE_INFINITY } = source;
  let format: Format | undefined;
  let samples = 0;
  for await (const { name, start, length } of chunksOf(source, 12, size)) {
    if (name === 'fmt ') format = readFormat(await source.read(start, start + 16));
    if (name === 'fact') samples = readSamples(await source.read(start, start + 4));
    if (name !== 'data') continue;
    if (!format) return { problem: 'broken' };
    const { isPcm, samplesPerSecond, bytesPerSecond } = format;
    // A program that writes into a pipe cannot know the length, and writes the largest one.
    const isKnown = length > 0 && length < 0xffff_ff00;
    const available = size - start;
    const bytes = Math.min(isKnown ? length : available, available);
    const isCounted = !isPcm && samples > 0;
    const seconds = isCounted ? samples / samplesPerSecond : bytes / bytesPerSecond;
    const problem = isKnown && length > available ? 'incomplete' : undefined;
    const isExact = isCounted || (isPcm && isKnown && !problem);
    return Number.isFinite(seconds) ? { seconds, isExact, problem } : { problem };
  }
  return { problem: 'broken' };
}

interface Format {
  isPcm: boolean;
  samplesPerSecond: number;
  bytesPerSecond: number;
}

function readFormat(bytes: Uint8Array): Format | undefined {
  if (bytes.length < 16) return undefined;
  const view = viewOf(bytes);
  const [samplesPerSecond, bytesPerSecond] = [view.getUint32(4, true), view.getUint32(8, true)];
  const isPcm = pcmFormats.includes(view.getUint16(0, true));
  return samplesPerSecond > 0 && (!isPcm || bytesPerSecond > 0)
    ? { isPcm, samplesPerSecond, bytesPerSecond }
    : undefined;
}

/** A program that writes into a pipe writes the largest number. */
function readSamples(bytes: Uint8Array): number {
  const samples = bytes.length === 4 ? viewOf(bytes).getUint32(0, true) : 0;
  return samples < 0xffff_ff00 ? samples : 0;
}

/** Size and duration of an AVI, from its headers. */
export async function aviFacts(source: MediaSource): Promise<MediaFacts> {
  const { size = Number.POSITIVE_INFINITY } = source;
  const facts: MediaFacts = { problem: source.size === undefined ? undefined : 'incomplete' };
  for await (const list of chunksOf(source, 12, size)) {
    if (list.name !== 'LIST') continue;
    const kind = nameAt(await source.read(list.start, list.start + 4), 0);
    if (kind === 'hdrl') await readHeaders(source, list, facts);
    if (kind !== 'movi') continue;
    if (list.start + list.length <= size) facts.problem = undefined;
    break;
  }
  return facts.width && facts.height ? facts : { problem: 'broken' };
}

/** Streams that a file has: pictures, sound, perhaps text. */
const maxStreams = 16;

async function readHeaders(source: MediaSource, { start, length }: Chunk, facts: MediaFacts): Promise<void> {
  let streams = 0;
  for await (const part of chunksOf(source, start + 4, start + length)) {
    if (part.name === 'avih') await readMainHeader(source, part, facts);
    if (part.name !== 'LIST' || streams >= maxStreams) continue;
    streams += 1;
    for await (const inner of chunksOf(source, part.start + 4, part.start + part.length)) {
      if (inner.name !== 'strh') continue;
      const header = await source.read(inner.start, inner.start + 36);
      if (header.length < 36) break;
      const view = viewOf(header);
      const [scale, rate, count] = [view.getUint32(20, true), view.getUint32(24, true), view.getUint32(32, true)];
      const seconds = scale && rate ? (count * scale) / rate : 0;
      if (nameAt(header, 0) === 'vids' && seconds > 0) facts.seconds = seconds;
    }
  }
}

/** Microseconds of a frame, number of frames, width, height. The header of the pictures says the duration more exactly. */
async function readMainHeader(source: MediaSource, { start }: Chunk, facts: MediaFacts): Promise<void> {
  const header = await source.read(start, start + 40);
  if (header.length < 40) return;
  const view = viewOf(header);
  const seconds = (view.getUint32(0, true) * view.getUint32(16, true)) / 1_000_000;
  if (seconds > 0) facts.seconds = seconds;
  facts.width = view.getUint32(32, true);
  facts.height = view.getUint32(36, true);
}
