import { ascii, type Bytes, join, uint16, uint32, zeros } from './bytes.js';
import type { Colour, FrameSize } from './frame-size.js';
import { keyFrame, pictureParameters, profile, repeatedFrame, sequenceParameters } from './h264.js';

/** The unit of an MP4 file: its length, its type, and content such as further boxes. */
export function box(type: string, ...parts: ArrayLike<number>[]): Bytes {
  const content = join(...parts);
  return join(uint32(8 + content.length), ascii(type), content);
}

/** A box of version 0 with flags. */
export function fullBox(type: string, flags: number, ...parts: ArrayLike<number>[]): Bytes {
  return box(type, uint32(flags), ...parts);
}

/** Content after its length in two bytes. */
const sized16 = (content: Bytes) => join(uint16(content.length), content);

/** Content after its length in four bytes. */
const sized32 = (content: Bytes) => join(uint32(content.length), content);

interface Samples {
  lengths: readonly number[];
  /** How long each is displayed, in units of the track. */
  duration: number;
  /** Position of the first in the file. The others follow without gaps. */
  offset: number;
}

/** Position, time and decoder of each frame. */
function sampleTable(size: FrameSize, { lengths, duration, offset }: Samples): Bytes {
  const count = uint32(lengths.length);
  const one = uint32(1);
  return box(
    'stbl',
    fullBox('stsd', 0, one, sampleEntry(size)),
    fullBox('stts', 0, one, count, uint32(duration)),
    // Only the first is a key frame, and all are in one chunk.
    fullBox('stss', 0, one, one),
    fullBox('stsc', 0, one, one, count, one),
    fullBox('stsz', 0, uint32(0), count, ...lengths.map(uint32)),
    fullBox('stco', 0, one, uint32(offset)),
  );
}

function sampleEntry({ width, height }: FrameSize): Bytes {
  const resolution = uint32(72 << 16);
  const framesPerSample = uint16(1);
  const unnamedCompressor = zeros(32);
  const bitsPerPixel = uint16(24);
  const noColourTable = uint16(0xffff);
  return box(
    'avc1',
    join(zeros(6), uint16(1), zeros(16)),
    join(uint16(width), uint16(height), resolution, resolution, zeros(4)),
    join(framesPerSample, unnamedCompressor, bitsPerPixel, noColourTable),
    decoderConfiguration({ width, height }),
  );
}

/** The parameters of the stream, which are nowhere else in the file. Reserved bits are ones. */
function decoderConfiguration(size: FrameSize): Bytes {
  const version = 1;
  const lengthsOfFourBytes = 0xfc | 3;
  const oneSequence = 0xe0 | 1;
  const onePicture = 1;
  return box(
    'avcC',
    [version, ...profile, lengthsOfFourBytes],
    join([oneSequence], sized16(sequenceParameters(size))),
    join([onePicture], sized16(pictureParameters())),
  );
}

const unitsPerSecond = 1_000;
const framesPerSecond = 2;
const frameDuration = unitsPerSecond / framesPerSecond;
const defaultSeconds = 5;
const maxSeconds = 60;

/**
 * A still video of one colour: a key frame, and two frames a second that repeat it, so its size hardly depends on its length.
 * The description precedes the frames, so that a player can start before the download ends.
 */
export function makeMp4(size: FrameSize, colour: Colour, seconds = defaultSeconds): Bytes {
  const wholeSeconds = Math.min(maxSeconds, Math.max(1, Math.round(seconds)));
  const frames = [sized32(keyFrame(size, colour))];
  while (frames.length < wholeSeconds * framesPerSecond) frames.push(sized32(repeatedFrame(size, frames.length)));
  const lengths = frames.map((frame) => frame.length);
  const fileType = box('ftyp', ascii('isom'), uint32(0x200), ascii('isomiso2avc1mp41'));
  const describe = (offset: number) => movie(size, { lengths, duration: frameDuration, offset });
  // The size of the description does not depend on the offset, so a first one gives the position of the frames.
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

/** Identity matrix: no rotation, no scaling. */
const upright = [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30].flatMap(uint32);
