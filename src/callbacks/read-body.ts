import { Refusal } from './refusal.js';

/** Reads the body of a request, and never more than so many bytes of it. */
export async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const { body, headers, bodyUsed } = request;
  if (bodyUsed || body?.locked) {
    const failure = 'The body was read before the receiver of callbacks got it. Hand over the request unread';
    throw new Refusal(500, 'body_taken', `${failure}.`, { failure });
  }
  if (Number(headers.get('content-length')) > most) {
    await body?.cancel().catch(() => {});
    throw tooLarge(most);
  }
  const chunks: Uint8Array[] = [];
  let count = 0;
  try {
    // Leaving the loop by an error cancels the stream.
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      count += chunk.length;
      if (count > most) throw tooLarge(most);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'bad_request', 'The body broke off.');
  }
  return join(chunks, count);
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const tooLarge = (most: number) => new Refusal(413, 'too_large', `A callback has at most ${most} bytes here.`);
