/** A header as UTF-8. Platforms decode headers with one character per byte, but some storages send UTF-8. */
export function toUtf8(header: string): string {
  const codes = Array.from(header, (character) => character.charCodeAt(0));
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return header;
  return new TextDecoder().decode(Uint8Array.from(codes));
}
