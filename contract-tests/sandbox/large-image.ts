import { dataUri } from '../preflight/files/data-uri.js';
import { png } from '../preflight/files/images.js';

const small = png(256, 256);

/** Without padding, so that more Base64 can follow. */
const start = dataUri('image/png', Buffer.concat([small, Buffer.alloc((3 - (small.length % 3)) % 3)]));
const prefixLength = start.indexOf(',') + 1;

/** A data URI of a real image, and after it bytes that decoders skip. Its Base64 has so many characters. */
export const largeImage = (characters: number) => start.padEnd(prefixLength + characters, 'A');
