import { boxAt } from './boxes.js';
import { codeOf, viewOf } from './fields.js';
import { ReadLimitError } from './limited-source.js';

/**
 * Boxes in boxes that a description may have. The deepest of real files, which state how a track is encrypted, have 8: moov,
 * trak, mdia, minf, stbl, stsd, sinf, schi. This is twice as many, and far from what the call stack of any platform holds: without
 * a limit of its own, that stack would decide, and it differs from one version of Node to the next.
 */
const maxDepth = 16;

/** Boxes that hold boxes: those that `limitBoxes` and mediabunny read one inside the other. Tables are hidden from mediabunny. */
const names = 'moov trak mdia minf stbl stsd dinf edts sinf schi wave'.split(' ');
const codes = new Set(names.map(codeOf));
const firstBytes = new Set(names.map((name) => name.charCodeAt(0)));

/**
 * Throws if there are more boxes in boxes than anyone writes. The names are searched everywhere, since the content of some boxes
 * starts after fields whose length depends on others: whichever way a reader takes, it does not get deeper than this finds.
 */
export function limitDepth(bytes: Uint8Array): void {
  const view = viewOf(bytes);
  let openEnds: number[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += 1) {
    if (!firstBytes.has(bytes[at + 4] as number) || !codes.has(view.getUint32(at + 4))) continue;
    const box = boxAt(bytes, at, bytes.length - at);
    if (!box) continue;
    openEnds = openEnds.filter((end) => end > at);
    openEnds.push(box.end);
    if (openEnds.length > maxDepth) throw new ReadLimitError(`more than ${maxDepth} boxes in boxes`);
  }
}
