import { GrowingBytes } from '../shared/bytes.js';
import type { Meter } from './read-body.js';
import type { Rejection } from './rejection.js';

// biome-ignore lint/suspicious/noExplicitAny: each event has its own arguments.
type EventListener = (...values: any[]) => void;

/** A request of Node that may still be arriving. */
export interface ArrivingRequest {
  /** Whether the whole request has arrived. */
  readonly complete: boolean;
  /** Adds a listener for an event. */
  on(event: string, listener: EventListener): unknown;
  /** Removes a listener. */
  off(event: string, listener: EventListener): unknown;
  /** Stops reading. */
  pause(): unknown;
  /** Continues reading. */
  resume(): unknown;
  /** Ends the connection of a caller that has stopped sending. */
  destroy?(): unknown;
}

/** A response of Node whose headers are set. */
interface StartedResponse<Body> {
  write(body: Body): unknown;
  end(body?: Body): unknown;
}

/** Adds listeners, and returns a function that removes them. */
function subscribe(request: ArrivingRequest, listeners: Readonly<Record<string, EventListener>>): () => void {
  for (const event in listeners) request.on(event, listeners[event] as EventListener);
  return () => {
    for (const event in listeners) request.off(event, listeners[event] as EventListener);
  };
}

/**
 * Reads the body of a request, and never more of it than the meter allows. One promise and no stream in between: every request
 * to a sandbox passes here.
 */
export function readRequest(request: ArrivingRequest, meter: Meter, brokenOff: () => Rejection): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const bytes = new GrowingBytes();
    let isOver = false;
    const onData = (chunk: Uint8Array) => {
      try {
        meter(chunk.length);
        bytes.add(chunk);
      } catch (error) {
        isOver = true;
        request.off('data', onData);
        reject(error);
      }
    };
    // No listener is removed at the end: the request is over, and removing them takes longer than all the rest.
    request.on('data', onData);
    request.on('end', () => {
      isOver = true;
      resolve(bytes.view());
    });
    request.on('close', () => {
      if (!isOver) reject(brokenOff());
    });
  });
}

/** The body of a request as a web stream, which reads no more than is asked for. */
export function toStream(request: ArrivingRequest): ReadableStream<Uint8Array> {
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const fail = (error = new Error('The caller closed the connection.')) => {
        stop();
        controller.error(error);
      };
      stop = subscribe(request, {
        data(chunk: Uint8Array) {
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) request.pause();
        },
        end() {
          stop();
          controller.close();
        },
        error: fail,
        close: () => fail(),
      });
    },
    pull: () => void request.resume(),
    cancel: () => stop(),
  });
}

/** Sends the body of a response, without waiting for the rest of its request. */
export function sendBody<Body>(
  body: Body | undefined,
  request: ArrivingRequest,
  response: StartedResponse<Body>,
  maxDrainedBytes?: number,
): void {
  if (request.complete) {
    response.end(body);
    return;
  }
  if (body !== undefined) response.write(body);
  drain(request, () => response.end(), maxDrainedBytes);
}

/** Bytes of an unwanted body that are read by default. */
const defaultMaxDrainedBytes = 2 ** 26;

/** Milliseconds that an unwanted body may take. By then its caller has read the response, or never will. */
const drainTimeoutMs = 5000;

/**
 * Reads and drops a body that was rejected: many callers send all of it before they read the response. Bytes beyond the
 * limit are not read. A caller that stops sending loses its connection.
 */
function drain(request: ArrivingRequest, end: () => void, maxBytes = defaultMaxDrainedBytes): void {
  let count = 0;
  const timer = setTimeout(() => {
    end();
    request.destroy?.();
  }, drainTimeoutMs);
  // The connection keeps the process alive for as long as it is open.
  timer.unref?.();
  request.on('data', ({ length }: Uint8Array) => {
    count += length;
    if (count > maxBytes) request.pause();
  });
  for (const event of ['end', 'close', 'error']) {
    request.on(event, () => {
      clearTimeout(timer);
      end();
    });
  }
  request.resume();
}
