import { ascii, type Bytes, join, uint16, uint32 } from './bytes.js';

const samplesPerSecond = 8_000;
const samplesPerTenth = samplesPerSecond / 10;
const bytesPerSample = 1;
const channels = 1;
const pcm = 1;

/** One wave of 400 Hz. A tenth of a second holds 40 of them, so a tone ends where it began and does not click. */
const wave = Array.from({ length: 20 }, (_, index) => Math.round(128 + 24 * Math.sin((index / 20) * 2 * Math.PI)));

/**
 * A soft tone, in tenths of a second. However long it should be, it ends after one second, so that a file stays near
 * 8 kB: sound of this kind grows with its length, and nobody listens to a placeholder.
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

/** The tenths of a second have even numbers of samples, so no chunk needs the byte that fills up an odd one. */
function chunk(type: string, ...parts: ArrayLike<number>[]): Bytes {
  const content = join(...parts);
  return join(ascii(type), littleEndian32(content.length), content);
}

const littleEndian16 = (value: number) => uint16(value).reverse();
const littleEndian32 = (value: number) => uint32(value).reverse();
