import { joinBytes } from '../shared/bytes.js';
import { excerpt } from '../shared/text.js';
import type { ByteRange } from './byte-range.js';
import { AttemptError } from './retry-policy.js';

/** Bytes that are enough to quote a text in an error. */
const sampleLength = 4096;

/** Media types of text. SVG is not among them: its type starts with image. */
const textTypes = /^(text\/|application\/([\w.-]+\+)?(json|xml|xhtml)\b)/i;

/**
 * Checks the start of a body before any of it is kept. All results are images, videos and sounds, so an empty body or a
 * text, such as an error with status 200, is not a result. A wrong content type is accepted if the bytes are not text.
 * Returns the whole body.
 */
export async function assertMedia(
  body: AsyncGenerator<Uint8Array, void, undefined>,
  { type = '' }: ByteRange,
  status: number,
  redact: (text: string) => string,
): Promise<AsyncGenerator<Uint8Array, void, undefined>> {
  let sample: Uint8Array = new Uint8Array();
  let isText = true;
  while (isText && sample.length < sampleLength) {
    const { done, value } = await body.next();
    if (done) break;
    sample = sample.length === 0 ? value : joinBytes([sample, value]);
    isText = isLikelyText(sample.subarray(0, sampleLength), type);
  }
  if (sample.length === 0) throw new AttemptError('the file is empty', { status });
  if (isText) {
    const text = excerpt(redact(new TextDecoder().decode(sample.subarray(0, sampleLength))));
    throw new AttemptError(`the response is text, not media${type && ` (${excerpt(type)})`}: ${text}`, { status });
  }
  return withStart(sample, body);
}

/** Every format of images, videos and sounds has bytes that never occur in text, usually among the first sixteen. */
function isLikelyText(sample: Uint8Array, type: string): boolean {
  const isBinary = sample.some((byte) => byte < 0x20 && !whitespace.includes(byte));
  if (isBinary) return false;
  const text = new TextDecoder().decode(sample);
  return (textTypes.test(type) || /^\s*[{[<]/.test(text)) && !/<svg\b/i.test(text);
}

const whitespace = [...'\t\n\f\r\u001b'].map((character) => character.charCodeAt(0));

async function* withStart(start: Uint8Array, rest: AsyncGenerator<Uint8Array, void, undefined>) {
  try {
    yield start;
    yield* rest;
  } finally {
    await rest.return();
  }
}
