import { type FileFacts, isFile, isFiller } from '../../src/check/rules/described.js';
import type { BodyChange } from '../../src/check/rules/rule.js';
import { ascii, type Bytes, join, uint32 } from '../../src/sandbox/media/bytes.js';
import { dataUri } from '../preflight/files/data-uri.js';
import { bmp, jpeg, png, webp } from '../preflight/files/images.js';
import { avi, movie } from '../preflight/files/movies.js';
import { aac, id3Header, mp3, wav } from '../preflight/files/sounds.js';

/** Bytes, or a number of zeros, which are not kept in memory. */
type Part = Uint8Array | number;

const side = 256;
const videoSeconds = 4;
const soundSeconds = 11;

const size = ({ width = side, height = side }: FileFacts) => [width, height] as const;
const length = ({ seconds = soundSeconds }: FileFacts) => seconds;
const moving = ({ width = side, height = side, seconds = videoSeconds }: FileFacts) => ({ width, height, seconds });

/** Samples of a wav in a second: few, so that a song is small. */
const sampleRate = 100;

/** Each format with its usual media type and what makes it. */
const formats: Record<string, [type: string, make: (facts: FileFacts) => Bytes]> = {
  png: ['image/png', (facts) => png(...size(facts))],
  jpeg: ['image/jpeg', (facts) => jpeg(...size(facts))],
  webp: ['image/webp', (facts) => webp(...size(facts))],
  bmp: ['image/bmp', (facts) => bmp(...size(facts))],
  gif: ['image/gif', () => join(ascii('GIF89a'), [0, 1, 0, 1, 0, 0, 0, 0x3b])],
  mp4: ['video/mp4', (facts) => movie(moving(facts))],
  mov: ['video/quicktime', (facts) => movie({ ...moving(facts), brand: 'qt  ' })],
  avi: ['video/avi', (facts) => avi(moving(facts))],
  mp3: ['audio/mpeg', (facts) => mp3(length(facts))],
  wav: ['audio/wav', (facts) => wav(length(facts), sampleRate)],
  aac: ['audio/aac', (facts) => aac(length(facts))],
  m4a: ['audio/mp4', (facts) => movie({ seconds: length(facts), brand: 'M4A ', kinds: ['soun'] })],
};

/** The formats of which a file of any size can be made, with what fills them up where readers skip it. */
const fillers: Record<string, (made: Bytes, bytes: number) => Part[]> = {
  png: (made, bytes) => {
    const room = bytes - made.length - 12;
    const header = 33;
    return [made.subarray(0, header), join(uint32(room), ascii('fiLl')), room + 4, made.subarray(header)];
  },
  mp4: (made, bytes) => {
    const room = bytes - made.length - 8;
    return [made, join(uint32(room + 8), ascii('free')), room];
  },
  mp3: (made, bytes) => {
    const room = bytes - made.length - 10;
    return [id3Header(room), room, made];
  },
};

function partsOf(facts: FileFacts): Part[] {
  const { format, bytes } = facts;
  const [, make] = formatOf(format);
  if (bytes === undefined) return [make(facts)];
  const fill = fillers[format];
  if (!fill) throw new Error(`No file of a given size is made as ${format}.`);
  return fill(make(facts), bytes);
}

function formatOf(format: string) {
  const found = formats[format];
  if (!found) throw new Error(`No file is made as ${format}.`);
  return found;
}

const lengthOf = (part: Part) => (typeof part === 'number' ? part : part.length);
const sizeOf = (parts: readonly Part[]) => parts.reduce<number>((sum, part) => sum + lengthOf(part), 0);

/** The bytes of a file from `start` to `end`. */
function read(parts: readonly Part[], start: number, end: number): Bytes {
  const bytes = new Uint8Array(end - start);
  let at = 0;
  for (const part of parts) {
    const from = Math.max(start, at);
    const to = Math.min(end, at + lengthOf(part));
    if (from < to && typeof part !== 'number') bytes.set(part.subarray(from - at, to - at), from - start);
    at += lengthOf(part);
  }
  return bytes;
}

/** The last two of the large data URIs: cases of a rule share them, and all of them would take a gigabyte. */
const large = new Map<string, string>();
const small = new Map<string, string>();
const largeBytes = 1_000_000;

function toDataUri(facts: FileFacts): string {
  const key = JSON.stringify(facts);
  const kept = small.get(key) ?? large.get(key);
  if (kept) return kept;
  const parts = partsOf(facts);
  const uri = dataUri(facts.type ?? formatOf(facts.format)[0], read(parts, 0, sizeOf(parts)));
  const [oldest = ''] = large.keys();
  if (uri.length > largeBytes && large.size >= 2) large.delete(oldest);
  (uri.length > largeBytes ? large : small).set(key, uri);
  return uri;
}

/** Where the files are that requests have URLs of. */
export const filesOrigin = 'https://files.example';

const toUrl = (facts: FileFacts) => `${filesOrigin}/${encodeURIComponent(JSON.stringify(facts))}`;

/** Sends the requested bytes of a file, as a storage does. */
export async function serveFile({ url, headers }: Request): Promise<Response> {
  const { origin, pathname } = new URL(url);
  if (origin !== filesOrigin) return new Response(null, { status: 404 });
  const parts = partsOf(JSON.parse(decodeURIComponent(pathname.slice(1))));
  const total = sizeOf(parts);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('range') ?? '') ?? [];
  const start = Number(first);
  const end = Math.min(Number(last) + 1, total);
  if (!(start < end)) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${total}` } });
  const range = `bytes ${start}-${end - 1}/${total}`;
  return new Response(read(parts, start, end), { status: 206, headers: { 'content-range': range, etag: '"1"' } });
}

/** The body with its files: what preflight gets. */
export function madeBody(body: unknown): BodyChange {
  const made = withFiles(body) as BodyChange;
  const [field] = Object.entries(made).find(([, value]) => isFiller(value)) ?? [];
  if (field === undefined) return made;
  const { bodyBytes } = (made[field] as { $filler: { bodyBytes: number } }).$filler;
  const start = 'https://example.com/';
  const rest = bodyBytes - JSON.stringify({ ...made, [field]: start }).length;
  return { ...made, [field]: start + 'x'.repeat(rest) };
}

function withFiles(value: unknown): unknown {
  if (isFile(value)) return value.$file.as === 'url' ? toUrl(value.$file) : toDataUri(value.$file);
  if (Array.isArray(value)) return value.map(withFiles);
  if (typeof value !== 'object' || value === null || isFiller(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withFiles(field)]));
}
