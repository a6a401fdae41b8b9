import type { FilePurpose } from '../preflight/preflight-file.js';
import { classNameOf, invalidInput } from './data-uri.js';
import { streamToDataUri } from './from-stream.js';
import type { SizeLimit } from './size-limit.js';

/**
 * Reads the body of a response and makes a data URI, which a request accepts in place of a URL: for files that the service
 * cannot reach. An error page is rejected, and the body is canceled as soon as it is larger than a request can hold.
 *
 *     const image = await fromResponse(await fetch('http://intranet/bottle.png'));
 *
 * With the operation and field that it is for, no more is read than the field accepts, and the pixels, ratio and duration of
 * the file are checked too:
 *
 *     const image = await fromResponse(response, { for: 'createImg2Video', field: 'images' });
 */
export async function fromResponse(response: Response, purpose?: FilePurpose): Promise<string> {
  const kind = classNameOf(response);
  if (kind !== 'Response') {
    const help = kind === 'Promise' ? ' Await it first.' : '';
    const message = `The first argument of fromResponse must be a Response, such as await fetch(url), not this: ${kind}.${help}`;
    throw invalidInput({ rule: 'type', allowed: ['Response'], message });
  }
  const what = 'The response';
  if (response.bodyUsed) {
    throw invalidInput({ rule: 'stream', message: `${what} has been read already. Pass it before anything reads it.` });
  }
  const body = response.body ?? new Blob([]).stream();
  return streamToDataUri(body, what, purpose, (limit) => {
    checkStatus(response);
    checkLength(response, what, limit);
  });
}

function checkStatus({ ok, status, type }: Response): void {
  // 206 is a part of the file.
  if (ok && status !== 206) return;
  const problem =
    type === 'opaque' ? 'cannot be read, since its server allows no other origin' : `has status ${status}`;
  const message = `The response ${problem}. Pass one with status 200, which has the whole file.`;
  throw invalidInput({ rule: 'status', allowed: 200, message });
}

/** A body that declares too many bytes is not read. Of an encoded body the length is not that of the file. */
function checkLength({ headers }: Response, what: string, { maxBytes, tooLarge }: SizeLimit): void {
  const length = headers.has('content-encoding') ? Number.NaN : Number(headers.get('content-length'));
  if (length > maxBytes) throw tooLarge(what, length);
}
