/** Not in the library of the compiler yet, and not on every platform. */
interface Encoding {
  toBase64?(): string;
}

/** Characters that one call may be given as arguments everywhere. Threes of bytes make whole groups of Base64. */
const chunk = 3 * 8_192;

/** Base64, by the quickest way that the platform has. */
export function toBase64(bytes: Uint8Array & Encoding): string {
  if (bytes.toBase64) return bytes.toBase64();
  if (globalThis.Buffer) {
    return globalThis.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  }
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) {
    // It takes anything with a length. Spread into arguments, the bytes would cost three times as long.
    parts.push(btoa(String.fromCharCode.apply(null, bytes.subarray(at, at + chunk) as unknown as number[])));
  }
  return parts.join('');
}
