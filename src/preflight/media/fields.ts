export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** A byte, or 0 after the end. */
export const byteAt = (bytes: Uint8Array, at: number) => bytes[at] ?? 0;

/** Four characters, as formats name their parts. */
export const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Four characters as the number that they form in a file. */
export const codeOf = (name: string) => [...name].reduce((sum, one) => sum * 256 + one.charCodeAt(0), 0);
