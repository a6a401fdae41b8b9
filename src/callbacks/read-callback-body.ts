import { createMeter, readBody } from '../http/read-body.js';
import { inOwnBuffer } from '../shared/bytes.js';
import type { BodyBudget } from './body-budget.js';
import { RejectedCallback } from './callback-rejection.js';

interface BodyLimits {
  readonly maxBytes: number;
  readonly bodyTimeout: number;
}

/** A body, and its part of the budget, which it has until `release` is called. */
interface CallbackBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly release: () => void;
  /** Counts the body as that many bytes, if that is more. */
  readonly raiseTo: (bytes: number) => void;
}

/** Reads the body of a callback within its limits and the budget of all bodies. */
export async function readCallbackBody(
  request: Request,
  { maxBytes, bodyTimeout }: BodyLimits,
  budget: BodyBudget,
): Promise<CallbackBody> {
  const { body, headers, bodyUsed } = request;
  if (bodyUsed || body?.locked) {
    throw bodyTaken();
  }
  const contentLength = headers.get('content-length');
  let share: ReturnType<BodyBudget['enter']> | undefined;
  try {
    const meter = createMeter({ maxBytes, contentLength, tooLarge, charge: (bytes) => share?.add(bytes) });
    share = budget.enter(Number(contentLength) || 0);
    const timeout = { milliseconds: bodyTimeout, tooLate: () => tooLate(bodyTimeout) };
    const bytes = body && (await readBody(body, { meter, brokenOff, timeout }));
    share.endReading();
    return { bytes: bytes ? inOwnBuffer(bytes) : new Uint8Array(), release: share.release, raiseTo: share.raiseTo };
  } catch (error) {
    share?.endReading();
    share?.release();
    if (body && !body.locked) body.cancel().catch(() => {});
    throw error;
  }
}

/** The rejection of a callback whose body is gone, or no longer what was sent. */
export function bodyTaken(): RejectedCallback {
  const failure =
    'The body was read before the receiver of callbacks got it. Pass the request on unread: in Express, mount ' +
    'toNodeListener before parsers such as express.json(), or with express.raw()';
  return new RejectedCallback(500, 'body_taken', `${failure}.`, { failure });
}

const tooLarge = (maxBytes: number) =>
  new RejectedCallback(413, 'too_large', `A callback has at most ${maxBytes} bytes here.`);

const tooLate = (milliseconds: number) =>
  new RejectedCallback(408, 'timeout', `The body did not arrive within ${milliseconds} ms.`);

const brokenOff = () => new RejectedCallback(400, 'bad_request', 'The request body ended early.');
