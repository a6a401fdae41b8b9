/** A request of Node's that is still arriving. */
interface Arriving {
  // biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own.
  on(event: string, listener: (...values: any[]) => void): unknown;
  pause(): unknown;
  resume(): unknown;
  destroy?(): unknown;
}

/** More of an unwanted body is not let through. */
const mostDrained = 2 ** 26;

/** Milliseconds that an unwanted body may take. After that its caller has its response, or does not want it. */
const longest = 5000;

/**
 * Lets a body through that nobody wants: many callers send all of it before they read why it was rejected. What is more than
 * that is left in the network. Those who stop in the middle do not keep their connection.
 */
export function drain(request: Arriving, end: () => void, most = mostDrained): void {
  let count = 0;
  const timer = setTimeout(() => {
    end();
    request.destroy?.();
  }, longest);
  // The connection keeps the process alive as long as it is there.
  timer.unref?.();
  request.on('data', ({ length }: Uint8Array) => {
    count += length;
    if (count > most) request.pause();
  });
  for (const event of ['end', 'close', 'error']) {
    request.on(event, () => {
      clearTimeout(timer);
      end();
    });
  }
  request.resume();
}

/** Whether a header Host holds a name or an address, and a port if any. It is from the caller, and may be anything. */
export const isHost = (host: unknown): host is string => /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(`${host ?? ''}`);
