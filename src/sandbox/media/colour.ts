/** In sRGB, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Brightness and the two differences that video stores, by BT.601 in limited range: 16 to 235 and 16 to 240. */
export function toVideoColour([red, green, blue]: Colour): [luma: number, blueness: number, redness: number] {
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [
    Math.round(16 + (219 / 255) * luma),
    Math.round(128 + (224 / 255) * ((blue - luma) / 1.772)),
    Math.round(128 + (224 / 255) * ((red - luma) / 1.402)),
  ];
}
