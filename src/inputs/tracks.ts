/** The boxes that lead to the kind of a track: ISO 14496-12, 8.4.3. */
const wayToHandler = ['moov', 'trak', 'mdia', 'hdlr'];

/** Whether an MP4 holds sound and no pictures. Its brand does not always say so. */
export function hasSoundAlone(bytes: Uint8Array): boolean {
  const handlers = wayToHandler.reduce((parts, name) => parts.flatMap((part) => boxesOf(part, name)), [bytes]);
  const kinds = handlers.map((handler) => textAt(handler, 8));
  return kinds.includes('soun') && !kinds.includes('vide');
}

/** What is in the boxes of one name. A file that is cut off or wrong gives those before the fault. */
function boxesOf(bytes: Uint8Array, name: string): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: Uint8Array[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const [header, length] = lengthsAt(view, at);
    if (length < header) break;
    if (textAt(bytes, at + 4) === name) found.push(bytes.subarray(at + header, at + length));
    at += length;
  }
  return found;
}

/** Of the header and of the whole box. A length of 1 says that the real one follows; 0, that the box is the last. */
function lengthsAt(view: DataView, at: number): [header: number, length: number] {
  const length = view.getUint32(at);
  if (length === 0) return [8, view.byteLength - at];
  if (length !== 1 || at + 16 > view.byteLength) return [8, length];
  return [16, Number(view.getBigUint64(at + 8))];
}

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
