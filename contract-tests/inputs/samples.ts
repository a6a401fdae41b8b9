import { ascii, join, uint32, zeros } from '../../src/sandbox/media/bytes.js';
import { makeMedia } from '../../src/sandbox/media/index.js';
import { box, fullBox } from '../../src/sandbox/media/mp4.js';

const colour = [18, 120, 140] as const;

export const png = makeMedia({ kind: 'image', colour }).bytes;
export const mp4 = makeMedia({ kind: 'video', colour, seconds: 1 }).bytes;
export const wav = makeMedia({ kind: 'audio', colour, seconds: 0.1 }).bytes;

/** A byte for each character. */
export const bytesOf = (text: string) => join(ascii(text), zeros(64));

/** A file of a brand, as ISO media have it, with the boxes that follow. */
const branded = (brand: string, ...boxes: Uint8Array[]) =>
  join(box('ftyp', ascii(brand), uint32(0), ascii(`${brand}mp42`)), ...boxes, box('mdat', zeros(64)));

/** A description with tracks of these kinds. */
const movie = (...kinds: string[]) =>
  box('moov', fullBox('mvhd', 0), ...kinds.map((kind) => box('trak', box('mdia', handler(kind)))));
const handler = (kind: string) => fullBox('hdlr', 0, zeros(4), ascii(kind), zeros(13));

/** Each is empty. */
const manyBoxes = Array.from({ length: 100_001 }, () => box('free'));

/** A tag of ID3v2 that holds this many bytes. */
const tag = (length: number, flags = 0) =>
  join(ascii('ID3'), [4, 0, flags, 0, 0, length >> 7, length & 0x7f], zeros(length));
const footer = join(ascii('3DI'), [4, 0, 0x10, 0, 0, 0, 20]);

const mp3Frame = bytesOf('\xff\xfb\x90\x64');
const adtsFrame = bytesOf('\xff\xf1\x50\x80');

/** The same box with its length in eight bytes, or with none, as the last may have it. */
const withLongLength = (short: Uint8Array) =>
  join(uint32(1), short.subarray(4, 8), uint32(0), uint32(short.length + 8), short.subarray(8));
const withoutLength = (short: Uint8Array) => join(uint32(0), short.subarray(4));

/** What a file is, the format it has, and a file. Names that the document has twice, such as jpg, come here once. */
export const samples: [what: string, format: string, bytes: Uint8Array<ArrayBuffer>][] = [
  ['an image of the sandbox', 'png', png],
  ['a JFIF', 'jpeg', bytesOf('\xff\xd8\xff\xe0\0\x10JFIF\0')],
  ['an Exif, as cameras make it', 'jpeg', bytesOf('\xff\xd8\xff\xe1\0\x10Exif\0')],
  ['a bare JPEG', 'jpeg', bytesOf('\xff\xd8\xff\xdb')],
  ['a lossy WebP', 'webp', bytesOf('RIFF\x40\0\0\0WEBPVP8 ')],
  ['a lossless WebP', 'webp', bytesOf('RIFF\x40\0\0\0WEBPVP8L')],
  ['a video of the sandbox', 'mp4', mp4],
  ...'isom,iso2,iso6,mp41,mp42,avc1,M4V ,M4VH,dash,msdh,cmfc,MSNV,XAVC,f4v '
    .split(',')
    .map((brand): [string, string, Uint8Array<ArrayBuffer>] => [
      `brand ${brand}`,
      'mp4',
      branded(brand, movie('vide')),
    ]),
  ['an MP4 with pictures and sound', 'mp4', branded('isom', movie('soun', 'vide'))],
  ['an MP4 without a description', 'mp4', branded('isom')],
  ['an MP4 with a box shorter than its header', 'mp4', branded('isom', Uint8Array.from([0, 0, 0, 4]), movie('soun'))],
  ['an MP4 with a box of no length at all', 'mp4', branded('isom', join(uint32(1), ascii('free'), zeros(8)))],
  ['an MP4 that is cut off in its description', 'mp4', branded('isom', movie('soun')).slice(0, 60)],
  ['an MP4 of more boxes than anybody walks', 'mp4', join(branded('isom', movie('soun')), ...manyBoxes)],
  ['a QuickTime', 'mov', branded('qt  ', movie('vide'))],
  ['a QuickTime of sound', 'mov', branded('qt  ', movie('soun'))],
  ['an old QuickTime, description first', 'mov', join(movie('vide'), box('mdat', zeros(64)))],
  ['an old QuickTime, frames first', 'mov', join(box('mdat', zeros(64)), movie('vide'))],
  ['an old QuickTime with room for a long length', 'mov', join(box('wide'), box('mdat', zeros(64)))],
  ['an AVI', 'avi', bytesOf('RIFF\x40\0\0\0AVI LIST')],
  ...['\xfb', '\xfa', '\xf3', '\xf2', '\xe3', '\xe2'].map((second): [string, string, Uint8Array<ArrayBuffer>] => [
    `layer III, ff ${second.charCodeAt(0).toString(16)}`,
    'mp3',
    bytesOf(`\xff${second}\x90\x64`),
  ]),
  ['a tag and an MP3', 'mp3', join(tag(300), mp3Frame)],
  ['two tags and an MP3', 'mp3', join(tag(1), tag(2), mp3Frame)],
  ['a tag and something unknown', 'mp3', join(tag(20), zeros(64))],
  ['a tag that is longer than the file', 'mp3', tag(300).slice(0, 40)],
  ['the beginning of a tag', 'mp3', Uint8Array.from(ascii('ID3'))],
  ['a sound of the sandbox', 'wav', wav],
  ...['\xf0', '\xf1', '\xf8', '\xf9'].map((second): [string, string, Uint8Array<ArrayBuffer>] => [
    `ADTS, ff ${second.charCodeAt(0).toString(16)}`,
    'aac',
    bytesOf(`\xff${second}\x50\x80`),
  ]),
  ['a tag and ADTS', 'aac', join(tag(300), adtsFrame)],
  ['two tags and ADTS', 'aac', join(tag(1), tag(200), adtsFrame)],
  ['a tag with a footer and ADTS', 'aac', join(tag(20, 0x10), footer, adtsFrame)],
  ['a song', 'm4a', branded('M4A ', movie('soun'))],
  ['a book', 'm4a', branded('M4B ', movie('soun', 'text'))],
  ['a recording with the brand of video', 'm4a', branded('mp42', movie('soun'))],
  ['one that ends with its description', 'm4a', join(branded('isom'), movie('soun'))],
  ['one with a long length', 'm4a', join(branded('isom'), withLongLength(movie('soun')))],
  ['one whose last box has no length', 'm4a', join(branded('isom'), withoutLength(movie('soun')))],
];

/** Files of formats that no request takes, and what to turn them into. */
export const unaccepted: [name: string, convertTo: string, bytes: Uint8Array<ArrayBuffer>][] = [
  ['HEIC', 'jpeg', branded('heic')],
  ['HEIC', 'jpeg', branded('hevc')],
  ['HEIC', 'jpeg', branded('mif1')],
  ['HEIC', 'jpeg', branded('msf1')],
  ['AVIF', 'jpeg', branded('avif')],
  ['AVIF', 'jpeg', branded('avis')],
  ['GIF', 'png', bytesOf('GIF87a')],
  ['GIF', 'png', bytesOf('GIF89a')],
  ['BMP', 'png', bytesOf('BM\x40\0\0\0\0\0\0\0')],
  ['TIFF', 'jpeg', bytesOf('II*\0')],
  ['TIFF', 'jpeg', bytesOf('MM\0*')],
  ['SVG', 'png', bytesOf('<svg xmlns')],
  ['PDF', 'png', bytesOf('%PDF-1.7')],
  ['WebM or Matroska', 'mp4', bytesOf('\x1aE\xdf\xa3')],
  ['3GP', 'mp4', branded('3gp5', movie('vide'))],
  ['3GP', 'mp4', branded('3g2a', movie('vide'))],
  ['FLAC', 'wav', bytesOf('fLaC')],
  ['FLAC', 'wav', join(tag(20), bytesOf('fLaC'))],
  ['Ogg', 'mp3', bytesOf('OggS')],
];

/** Files that resemble a known format. */
export const unknowns: [what: string, bytes: Uint8Array][] = [
  ['a single byte', Uint8Array.from([0x89])],
  ['a PNG with its line ends spoilt', bytesOf('\x89PNG\n\x1a\n')],
  ['a JPEG that is cut off after two bytes', Uint8Array.from([0xff, 0xd8])],
  ['a RIFF of another kind', bytesOf('RIFF\x40\0\0\0ACON')],
  ['a RIFF that ends before its kind', Uint8Array.from(ascii('RIFF\x40\0\0\0WEB'))],
  ['a brand that nobody knows', branded('zzzz')],
  ['the name of a brand at a wrong place', bytesOf('ftypisom')],
  ['layer I', bytesOf('\xff\xff\x90\x64')],
  ['layer II', bytesOf('\xff\xfd\x90\x64')],
  ['layer III of a reserved version', bytesOf('\xff\xeb\x90\x64')],
  ['text in UTF-16', bytesOf('\xff\xfeh\0i\0')],
  ['text', bytesOf('Hello, world')],
  ['text that speaks of media', bytesOf('The moovies are wide open')],
  ['question marks', bytesOf('????????????')],
  ['zeros', zeros(64)],
];
