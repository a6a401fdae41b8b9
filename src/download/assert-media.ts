import { recognise } from '../inputs/recognise.js';
import { joinBytes } from '../shared/bytes.js';
import { excerpt } from '../shared/text.js';
import type { ByteRange } from './byte-range.js';
import { AttemptError } from './retry-policy.js';

/** Enough for a text to show what it says. */
const sampleLength = 4096;

/** Types of what people or programs read. Of a picture in XML the type begins with image. */
const textTypes = /^(text\/|application\/([\w.-]+\+)?(json|xml|xhtml)\b)/i;

/**
 * Looks at the beginning of a response before anything of it is kept. All results are pictures, videos and sounds, so an
 * empty body and a text, such as an error that came with status 200, are none. A wrong type does no harm where the bytes
 * are no text. Returns the whole body.
 */
export async function checkBeginning(
  body: AsyncGenerator<Uint8Array, void, undefined>,
  { type = '' }: ByteRange,
  status: number,
  clean: (text: string) => string,
): Promise<AsyncGenerator<Uint8Array, void, undefined>> {
  let sample: Uint8Array = new Uint8Array();
  let isText = true;
  while (isText && sample.length < sampleLength) {
    const { done, value } = await body.next();
    if (done) break;
    sample = sample.length === 0 ? value : joinBytes([sample, value]);
    isText = looksLikeText(sample.subarray(0, sampleLength), type);
  }
  if (sample.length === 0) throw new AttemptError('the file is empty', { status });
  if (isText) {
    const said = excerpt(clean(new TextDecoder().decode(sample.subarray(0, sampleLength))));
    throw new AttemptError(`text came in place of the file${type && ` (${excerpt(type)})`}: ${said}`, { status });
  }
  return withStart(sample, body);
}

/** Whether it can only be text. Media have bytes that no text has, mostly among their first sixteen. */
function looksLikeText(sample: Uint8Array, type: string): boolean {
  const isOther = sample.some((byte) => byte < 0x20 && !whitespace.includes(byte));
  if (isOther || recognise(sample)) return false;
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
