import type { OpenFile } from './open-file.js';

export interface Line {
  /** With its line feed, if it has one. */
  text: string;
  /** Bytes up to its end, from the begin of the file. */
  end: number;
  /** Whether it has bytes that are not UTF-8. */
  isDamaged: boolean;
  /** Whether it has its line feed. */
  isWhole: boolean;
}

const blockSize = 1 << 16;
const lineFeed = 10;

/** The lines of a file up to a length, one at a time. A line may have any length. */
export async function* readLines(file: OpenFile, length: number): AsyncGenerator<Line, void, undefined> {
  let decoder = strictDecoder();
  let text = '';
  let isDamaged = false;
  for (let at = 0; at < length; ) {
    const wanted = Math.min(blockSize, length - at);
    const buffer = new Uint8Array(wanted);
    const bytesRead = await file.read(buffer, at);
    if (bytesRead === 0) break;
    for (let from = 0; from < bytesRead; ) {
      const found = buffer.indexOf(lineFeed, from);
      const to = found < 0 || found >= bytesRead ? bytesRead : found + 1;
      // A character may go on in the next block; none goes on behind a line feed.
      try {
        text += decoder.decode(buffer.subarray(from, to), { stream: true });
      } catch {
        isDamaged = true;
        decoder = strictDecoder();
      }
      if (to > from && buffer[to - 1] === lineFeed) {
        yield { text, end: at + to, isDamaged, isWhole: true };
        text = '';
        isDamaged = false;
      }
      from = to;
    }
    at += bytesRead;
  }
  try {
    text += decoder.decode();
  } catch {
    isDamaged = true;
  }
  if (text || isDamaged) yield { text, end: length, isDamaged, isWhole: false };
}

const strictDecoder = () => new TextDecoder('utf-8', { fatal: true });
