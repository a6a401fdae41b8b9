import { box, fullBox, sized32 } from './boxes.js';
import { ascii, type Bytes, join, uint16, uint32, zeros } from './bytes.js';
import type { Colour } from './colour.js';
import type { FrameSize } from './frame-size.js';
import { keyFrame, repeatedFrame } from './h264.js';
import { type Samples, sampleTable } from './sample-table.js';

const unitsPerSecond = 1_000;
const framesPerSecond = 2;
const frameDuration = unitsPerSecond / framesPerSecond;
const defaultSeconds = 5;
const longest = 60;

/**
 * A video of one colour that does not move: a key frame, and frames that repeat it. With two of them a second its length
 * hardly changes its size. What describes it comes before the frames, so that a player starts before it has all.
 */
export function makeMp4(size: FrameSize, colour: Colour, seconds = defaultSeconds): Bytes {
  const wholeSeconds = Math.min(longest, Math.max(1, Math.round(seconds)));
  const frames = [sized32(keyFrame(size, colour))];
  while (frames.length < wholeSeconds * framesPerSecond) frames.push(sized32(repeatedFrame(size, frames.length)));
  const lengths = frames.map((frame) => frame.length);
  const fileType = box('ftyp', ascii('isom'), uint32(0x200), ascii('isomiso2avc1mp41'));
  const describe = (offset: number) => movie(size, { lengths, duration: frameDuration, offset });
  // The offset does not change how long the description is, so a first one tells where the frames begin.
  const offset = fileType.length + describe(0).length + 8;
  return join(fileType, describe(offset), box('mdat', ...frames));
}

function movie(size: FrameSize, samples: Samples): Bytes {
  const duration = uint32(samples.lengths.length * samples.duration);
  const speed = uint32(1 << 16);
  const volume = uint16(1 << 8);
  const playback = join(uint32(unitsPerSecond), duration, speed, volume);
  const nextTrack = uint32(2);
  return box(
    'moov',
    fullBox('mvhd', 0, zeros(8), playback, zeros(10), upright, zeros(24), nextTrack),
    box('trak', trackHeader(size, duration), media(size, samples, duration)),
  );
}

function trackHeader({ width, height }: FrameSize, duration: ArrayLike<number>): Bytes {
  const enabledInMovie = 3;
  const track = uint32(1);
  const dimensions = join(uint32(width << 16), uint32(height << 16));
  return fullBox('tkhd', enabledInMovie, zeros(8), track, zeros(4), duration, zeros(16), upright, dimensions);
}

function media(size: FrameSize, samples: Samples, duration: ArrayLike<number>): Bytes {
  const undetermined = uint16(0x55c4);
  const inThisFile = fullBox('url ', 1);
  return box(
    'mdia',
    fullBox('mdhd', 0, zeros(8), uint32(unitsPerSecond), duration, undetermined, zeros(2)),
    fullBox('hdlr', 0, zeros(4), ascii('vide'), zeros(12), ascii('video\0')),
    box(
      'minf',
      fullBox('vmhd', 1, zeros(8)),
      box('dinf', fullBox('dref', 0, uint32(1), inThisFile)),
      sampleTable(size, samples),
    ),
  );
}

/** The matrix that neither turns nor scales. */
const upright = [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30].flatMap(uint32);
