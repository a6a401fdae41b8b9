import { ascii, type Bytes, join, uint16, uint32, zeros } from '../../../src/sandbox/media/bytes.js';
import { box, fullBox } from '../../../src/sandbox/media/mp4.js';
import { uint16le, uint32le } from './images.js';

export interface Movie {
  width?: number;
  height?: number;
  seconds: number;
  brand?: string;
  kinds?: readonly ('vide' | 'soun')[];
  /** Boxes to put into the sample table of each track. */
  table?: readonly Uint8Array[];
  /** Put the description after the frames, as cameras do. */
  isLast?: boolean;
  /** Bytes of frames in addition to the usual ones. */
  filler?: number;
  /** Seconds that the header of the movie states, as for a movie of which only a part is played. */
  playedSeconds?: number;
  /** Seconds of the sound, if it is longer or shorter. */
  soundSeconds?: number;
  /** Displayed after a turn to the side, as phones record. */
  isTurned?: boolean;
  /** Width of a pixel to its height. */
  pixelRatio?: readonly [number, number];
  /** Boxes to put at the end of the description. */
  last?: readonly Uint8Array[];
}

const unitsPerSecond = 1_000;
const upright = [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30].flatMap(uint32);
const turned = [0, 1 << 16, 0, 0xffff_0000, 0, 0, 0, 0, 1 << 30].flatMap(uint32);

/** An mp4, mov or m4a, by its brand. Its frames are empty. */
export function movie({ seconds, brand = 'isom', isLast = false, filler = 0, ...rest }: Movie): Bytes {
  const type = box('ftyp', ascii(brand), uint32(0x200), ascii(`${brand}mp42`));
  const frames = box('mdat', new Uint8Array(64 + filler));
  const description = moov({ seconds, ...rest });
  return isLast ? join(type, frames, description) : join(type, description, frames);
}

export function moov({ seconds, width = 640, height = 480, kinds = ['vide'], table = [], ...rest }: Movie): Bytes {
  const { playedSeconds = seconds, soundSeconds = seconds, isTurned = false, pixelRatio, last = [] } = rest;
  const playback = join(uint32(unitsPerSecond), units(playedSeconds), uint32(1 << 16), uint16(1 << 8));
  return box(
    'moov',
    fullBox('mvhd', 0, zeros(8), playback, zeros(10), upright, zeros(24), uint32(kinds.length + 1)),
    ...kinds.map((kind, index) => {
      const duration = units(kind === 'vide' ? seconds : soundSeconds);
      const size = kind === 'vide' ? join(uint32(width << 16), uint32(height << 16)) : zeros(8);
      const matrix = isTurned ? turned : upright;
      const header = join(zeros(8), uint32(index + 1), zeros(4), duration, zeros(16), matrix, size);
      const entry = kind === 'vide' ? picture(width, height, pixelRatio) : sound();
      return box(
        'trak',
        fullBox('tkhd', 3, header),
        box(
          'mdia',
          fullBox('mdhd', 0, zeros(8), uint32(unitsPerSecond), duration, uint16(0x55c4), zeros(2)),
          fullBox('hdlr', 0, zeros(4), ascii(kind), zeros(12), ascii('x\0')),
          box(
            'minf',
            kind === 'vide' ? fullBox('vmhd', 1, zeros(8)) : fullBox('smhd', 0, zeros(4)),
            box('dinf', fullBox('dref', 0, uint32(1), fullBox('url ', 1))),
            box('stbl', fullBox('stsd', 0, uint32(1), entry), ...(table.length > 0 ? table : oneSample(duration))),
          ),
        ),
      );
    }),
    ...last,
  );
}

const units = (seconds: number) => uint32(Math.round(seconds * unitsPerSecond));

/** Samples of one fragment of a track: a duration for each, or one for all in the fragment or in the description. */
interface Fragment {
  track?: number;
  /** When it starts. */
  at?: number;
  /** Seconds of each sample. */
  samples: readonly number[];
  durations?: 'each' | 'fragment' | 'description';
}

/** A fragmented movie. `seconds` are those that are not in fragments. Samples without a duration of their own last 0.5 s. */
export function fragmented(fragments: readonly Fragment[], { seconds = 0, ...rest }: Partial<Movie> = {}): Bytes {
  const { kinds = ['vide'] } = rest;
  const defaults = kinds.map((_, index) => fullBox('trex', 0, uint32(index + 1), uint32(1), units(0.5), zeros(8)));
  const parts = fragments.flatMap(({ track = 1, at, samples, durations = 'each' }, index) => [
    box(
      'moof',
      fullBox('mfhd', 0, uint32(index + 1)),
      box(
        'traf',
        durations === 'fragment'
          ? fullBox('tfhd', 0x02_000a, uint32(track), uint32(1), units(samples[0] ?? 0))
          : fullBox('tfhd', 0x02_0000, uint32(track)),
        at === undefined ? [] : box('tfdt', uint32(1 << 24), zeros(4), units(at)),
        durations === 'each'
          ? fullBox(
              'trun',
              0x301,
              uint32(samples.length),
              zeros(4),
              samples.flatMap((one) => [...units(one), 0, 0, 0, 0]),
            )
          : fullBox('trun', 0x201, uint32(samples.length), zeros(4), zeros(4 * samples.length)),
      ),
    ),
    box('mdat', zeros(16)),
  ]);
  const description = moov({ seconds, ...rest, last: [box('mvex', ...defaults)] });
  return join(box('ftyp', ascii('isom'), uint32(0x200), ascii('isommp42')), description, ...parts);
}

const picture = (width: number, height: number, pixelRatio?: readonly number[]) =>
  box(
    'mp4v',
    join(zeros(6), uint16(1), zeros(16), uint16(width), uint16(height)),
    join(uint32(72 << 16), uint32(72 << 16), zeros(4), uint16(1), zeros(32), uint16(24), uint16(0xffff)),
    pixelRatio ? box('pasp', ...pixelRatio.map(uint32)) : [],
  );

const sound = () =>
  box('mp4a', join(zeros(6), uint16(1), zeros(8), uint16(2), uint16(16), zeros(4), uint32(44_100 * 65_536)));

const oneSample = (duration: readonly number[]) => [
  fullBox('stts', 0, uint32(1), uint32(1), duration),
  fullBox('stsc', 0, uint32(1), uint32(1), uint32(1), uint32(1)),
  fullBox('stsz', 0, uint32(0), uint32(1), uint32(16)),
  fullBox('stco', 0, uint32(1), uint32(48)),
];

/** A part of a RIFF file. */
export const riff = (name: string, ...parts: ArrayLike<number>[]): Bytes => {
  const content = join(...parts);
  return join(ascii(name), uint32le(content.length), content, zeros(content.length % 2));
};

export function avi({ width = 640, height = 480, seconds }: Movie): Bytes {
  const rate = 10;
  const frames = Math.round(seconds * rate);
  const main = [1_000_000 / rate, 0, 0, 0, frames, 0, 1, 0, width, height, 0, 0, 0, 0];
  const stream = join(ascii('vidsMJPG'), zeros(12), ...[1, rate, 0, frames, 0, 0, 0].map(uint32le), zeros(8));
  const format = join(
    uint32le(40),
    uint32le(width),
    uint32le(height),
    uint16le(1),
    uint16le(24),
    ascii('MJPG'),
    zeros(20),
  );
  return riff(
    'RIFF',
    ascii('AVI '),
    riff(
      'LIST',
      ascii('hdrl'),
      riff('avih', ...main.map(uint32le)),
      riff('LIST', ascii('strl'), riff('strh', stream), riff('strf', format)),
    ),
    riff('LIST', ascii('movi'), riff('00dc', zeros(16))),
  );
}
