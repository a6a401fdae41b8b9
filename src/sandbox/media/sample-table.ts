import { box, fullBox, sized16 } from './boxes.js';
import { type Bytes, join, uint16, uint32, zeros } from './bytes.js';
import type { FrameSize } from './frame-size.js';
import { pictureParameters, profile, sequenceParameters } from './h264.js';

export interface Samples {
  lengths: readonly number[];
  /** How long each is shown, in the track's units. */
  duration: number;
  /** Where the first begins in the file. The others follow without gaps. */
  offset: number;
}

/** Where each frame lies in the file, when it is shown and how it is decoded. */
export function sampleTable(size: FrameSize, { lengths, duration, offset }: Samples): Bytes {
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

/** The parameters of the stream, which are nowhere else in the file. Bits that are reserved are ones. */
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
