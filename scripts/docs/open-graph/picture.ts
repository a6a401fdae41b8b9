import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '../site/page.js';
import { isDot, letterHeight, letterWidth } from './font.js';

/** The size that previews of links expect. */
const [pictureWidth, pictureHeight] = [1200, 630];

/** Background, bar, title and text. */
const colours = [0x10182a, 0x5b8cff, 0xffffff, 0xb4bfd4];
const [bar, titleColour, textColour] = [1, 2, 3];

const margin = 80;

/** The picture that a preview of a link to a page shows: its title and what is on it, as a PNG. */
export function openGraphPicture({ title, summary }: Pick<Page, 'title' | 'summary'>): Uint8Array {
  const dots = new Uint8Array(pictureWidth * pictureHeight);
  for (let row = 0; row < pictureHeight; row += 1) dots.fill(bar, row * pictureWidth, row * pictureWidth + 16);
  write(dots, 'genmedia', { top: margin, size: 5, colour: bar });
  const size = title.length > 34 ? 8 : 10;
  const lines = wrap(title, size).slice(0, 3);
  for (const [index, line] of lines.entries()) {
    write(dots, line, { top: 170 + index * size * (letterHeight + 3), size, colour: titleColour });
  }
  const below = 170 + lines.length * size * (letterHeight + 3) + 30;
  const room = Math.floor((pictureHeight - margin - below) / 44) + 1;
  const text = wrap(plain(summary), 4);
  for (const [index, line] of text.slice(0, room).entries()) {
    const isCut = index === room - 1 && text.length > room;
    write(dots, isCut ? `${line.slice(0, -3)}...` : line, { top: below + index * 44, size: 4, colour: textColour });
  }
  return toPng(dots);
}

/** Text in the characters that have a letter. */
const plain = (text: string) => text.replace(/[“”]/g, '"').replaceAll('’', "'").replaceAll('…', '...');

/** Lines that fit into the picture, broken at spaces. A dot of a letter has `size` pixels on each side. */
function wrap(text: string, size: number): string[] {
  const most = Math.floor((pictureWidth - 2 * margin) / (size * (letterWidth + 1)));
  const lines: string[] = [];
  for (const word of plain(text).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.slice(0, most));
  }
  return lines;
}

interface Style {
  top: number;
  /** Pixels of a dot. */
  size: number;
  colour: number | undefined;
}

function write(dots: Uint8Array, line: string, { top, size, colour = 0 }: Style): void {
  for (const [place, character] of [...line].entries()) {
    for (let row = 0; row < letterHeight * size; row += 1) {
      for (let column = 0; column < letterWidth; column += 1) {
        if (!isDot(character, column, Math.floor(row / size))) continue;
        const start = (top + row) * pictureWidth + margin + (place * (letterWidth + 1) + column) * size;
        dots.fill(colour, start, start + size);
      }
    }
  }
}

/** A PNG with a palette, one byte for each pixel: it compresses to a few kilobytes. */
function toPng(dots: Uint8Array): Uint8Array {
  const rows = new Uint8Array((pictureWidth + 1) * pictureHeight);
  for (let row = 0; row < pictureHeight; row += 1) {
    rows.set(dots.subarray(row * pictureWidth, (row + 1) * pictureWidth), row * (pictureWidth + 1) + 1);
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(pictureWidth, 0);
  size.writeUInt32BE(pictureHeight, 4);
  const [bitDepth, hasPalette] = [8, 3];
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([size, Buffer.from([bitDepth, hasPalette, 0, 0, 0])])),
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]))),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
