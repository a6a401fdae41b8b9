/** A request of Node's that is still arriving. */
interface Arriving {
  // biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own.
  on(event: string, listener: (...values: any[]) => void): unknown;
  resume(): unknown;
}

/** More of an unwanted body is not let through. */
const mostDrained = 2 ** 26;

/** Lets a body through that nobody wants: many callers send all of it before they read why it was refused. */
export function drain(request: Arriving, end: () => void): void {
  let count = 0;
  request.on('data', ({ length }: Uint8Array) => {
    count += length;
    if (count > mostDrained) end();
  });
  for (const event of ['end', 'close', 'error']) request.on(event, end);
  request.resume();
}
