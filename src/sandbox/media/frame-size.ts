export interface FrameSize {
  width: number;
  height: number;
}

/** Side of a macroblock. A frame of whole macroblocks needs no cropping. */
export const macroblock = 16;

const minLongSide = 240;
const maxLongSide = 512;
const defaultSize: FrameSize = { width: 256, height: 144 };

/** A frame of a ratio. An invalid ratio gives 16:9, and so does one such as 1:1000, which would need a huge frame. */
export const frameSize = (aspectRatio: string | undefined): FrameSize => exactFrameSize(aspectRatio) ?? defaultSize;

/** The smallest frame of exactly this ratio that is large enough to view, if there is one. */
export function exactFrameSize(aspectRatio: string | undefined): FrameSize | undefined {
  const [, across, down] = /^([1-9]\d{0,3}):([1-9]\d{0,3})$/.exec(aspectRatio ?? '') ?? [];
  if (across === undefined || down === undefined) return undefined;
  const divisor = greatestCommonDivisor(Number(across), Number(down));
  // In lowest terms one of the two is odd, so nothing smaller makes both sides whole macroblocks.
  const width = (Number(across) / divisor) * macroblock;
  const height = (Number(down) / divisor) * macroblock;
  const long = Math.max(width, height);
  if (long > maxLongSide) return undefined;
  const times = Math.ceil(minLongSide / long);
  return { width: width * times, height: height * times };
}

function greatestCommonDivisor(first: number, second: number): number {
  return second === 0 ? first : greatestCommonDivisor(second, first % second);
}

/** In sRGB, each value from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Converts to luma and chroma of BT.601 in limited range: 16 to 235 and 16 to 240. */
export function toVideoColour([red, green, blue]: Colour): [luma: number, blueness: number, redness: number] {
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [
    Math.round(16 + (219 / 255) * luma),
    Math.round(128 + (224 / 255) * ((blue - luma) / 1.772)),
    Math.round(128 + (224 / 255) * ((red - luma) / 1.402)),
  ];
}
