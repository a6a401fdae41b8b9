import { PortTakenError, portFrom } from '../../src/cli/port.js';
import { reservePort } from './reserve-port.js';

/** Where `npm start` serves the docs, the mock and the sandbox if nobody else is there, by option. */
export const preferredPorts = { port: 4000, 'mock-port': 4010, 'sandbox-port': 4020 };

/** A server that several ports suit, unless the user has named one. */
interface PortChoice {
  /** The option that names a port. */
  option: string;
  /** What the user has passed for it. */
  given: string | undefined;
  /** The port without that option, if nobody else has it. */
  preferred: number;
  /** What listens there, with its verb: `the docs are`. */
  what: string;
}

/** Ports after the preferred one that are tried before any other, since they are easy to remember. */
const portsToTry = 9;

/**
 * Starts a server on the port that the user has named. Without one, it takes the preferred port or, if that is taken, another
 * one, and says so.
 */
export async function startOnPort<Server>(
  { option, given, preferred, what }: PortChoice,
  start: (port: number) => Promise<Server>,
): Promise<Server> {
  if (given !== undefined) return start(await portFrom(option, given));
  for (let port = preferred; ; port = port < preferred + portsToTry ? port + 1 : await reservePort()) {
    try {
      const server = await start(await portFrom(option, `${port}`));
      if (port !== preferred) console.log(`Port ${preferred} is taken, so ${what} on port ${port}.`);
      return server;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

/** A port can also be taken between the check and the start. Prism reports that in its output only. */
const isTaken = (error: unknown) =>
  error instanceof PortTakenError || (error instanceof Error && error.message.includes('EADDRINUSE'));
