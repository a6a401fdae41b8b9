import { largestBody } from '../../../generated/constants.js';
import { decodeJson, parseJson, rejectInvalidJson } from '../../http/json-body.js';
import { createMeter, type Meter } from '../../http/read-body.js';
import { excerpt } from '../../shared/text.js';
import type { SandboxHttpRequest } from '../http/message.js';
import { SandboxRejection } from '../http/rejection.js';
import { heapLimit } from '../storage/heap-limit.js';

/**
 * Bytes of all bodies that are read at the same time; requests beyond that get 503. It is eight of the largest bodies or a
 * quarter of the heap, and at least two bodies: parsing a body and writing its response takes several times its size.
 */
const maxTotalBytes = Math.max(2 * largestBody, Math.min(8 * largestBody, heapLimit() / 4));

/** Reads the bodies of requests, and never more of them than fit into memory. */
export class BodyReader {
  #totalBytes = 0;

  /** Reads a body of at most `maxBytes` and uses its text. Its bytes count until then. */
  async read<T>(request: SandboxHttpRequest, maxBytes: number, use: (text: string) => T | Promise<T>): Promise<T> {
    const body = { bytes: 0 };
    try {
      return await use(decode(await request.read(this.#meterOf(body, request, maxBytes))));
    } finally {
      this.#totalBytes -= body.bytes;
    }
  }

  /** A separate function: its closure lives as long as the response is sent, and must not keep the body. */
  #meterOf(body: { bytes: number }, request: SandboxHttpRequest, maxBytes: number): Meter {
    const charge = (bytes: number) => {
      body.bytes += bytes;
      this.#totalBytes += bytes;
      if (this.#totalBytes > maxTotalBytes) throw busy();
    };
    return createMeter({ maxBytes, contentLength: request.header('content-length'), tooLarge, charge });
  }
}

/** Rejects a body that is not declared as JSON. */
export function assertJsonType(request: SandboxHttpRequest): void {
  const type = request.header('content-type') ?? '';
  if (/^application\/json\s*(;|$)/i.test(type)) return;
  const actual = type === '' ? 'none' : excerpt(type);
  throw new SandboxRejection(415, 'not_json_type', `Content-Type must be application/json, not ${actual}.`);
}

const decode = (bytes: Uint8Array) => rejectInvalidJson(() => decodeJson(bytes), SandboxRejection, 'invalid_request');

const tooLarge = (maxBytes: number) =>
  new SandboxRejection(413, 'too_large', `A body has at most ${maxBytes} bytes here.`);

const busy = () =>
  new SandboxRejection(503, 'busy', 'The sandbox is reading many large bodies at the moment. Try again.', {
    headers: { 'retry-after': '1' },
  });

/** Parses the body of a request. */
export const parse = (text: string): unknown =>
  rejectInvalidJson(() => parseJson(text), SandboxRejection, 'invalid_request');
