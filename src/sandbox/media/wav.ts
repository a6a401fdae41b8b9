import { ascii, type Bytes, join, uint16, uint32 } from './bytes.js';

const samplesPerSecond = 8_000;
const samplesPerTenth = samplesPerSecond / 10;
const bytesPerSample = 1;
const channels = 1;
const pcm = 1;

/** One wave of 400 Hz. A tenth of a second has exactly 40 of them, so a tone ends without a click. */
const wave = Array.from({ length: 20 }, (_, index) => Math.round(128 + 24 * Math.sin((index / 20) * 2 * Math.PI)));

/**
 * A soft tone, in tenths of a second, of at most one second. That keeps the file at 8 kB: uncompressed sound grows with its
 * length, and a placeholder need not be longer.
 */
export function makeWav(seconds = 1): Bytes {
  const tenths = Math.min(10, Math.max(1, Math.round(seconds * 10)));
  const samples = Uint8Array.from({ length: tenths * samplesPerTenth }, (_, index) => wave[index % wave.length] ?? 0);
  const format = join(
    littleEndian16(pcm),
    littleEndian16(channels),
    littleEndian32(samplesPerSecond),
    littleEndian32(samplesPerSecond * channels * bytesPerSample),
    littleEndian16(channels * bytesPerSample),
    littleEndian16(8 * bytesPerSample),
  );
  return chunk('RIFF', ascii('WAVE'), chunk('fmt ', format), chunk('data', samples));
}

/** A tenth of a second has an even number of samples, so no chunk needs padding. */
function chunk(type: string, ...parts: ArrayLike<number>[]): Bytes {
  const content = join(...parts);
  return join(ascii(type), littleEndian32(content.length), content);
}

const littleEndian16 = (value: number) => uint16(value).reverse();
const littleEndian32 = (value: number) => uint32(value).reverse();
