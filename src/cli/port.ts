import { type AddressInfo, createServer } from 'node:net';

/** Thrown when another program listens on a port, or the system does not let this one. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/** The port that an option names. Throws if it cannot be used on a host of this machine. */
export async function portFrom(option: string, text: string, host = '127.0.0.1'): Promise<number> {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`--${option} must be a whole number from 1 to 65535, not ${text}.`);
  }
  await listen(port, host).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new Error(`${host} is not a host of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its IP addresses.`);
    }
    const alternative = `--${option} ${await freePort(port + 1, host)}`;
    const help = `Choose another: ${alternative} (with npm run: -- ${alternative}).`;
    if (error.code === 'EADDRINUSE') throw new PortTakenError(`Port ${port} is taken. ${help}`);
    if (error.code === 'EACCES') throw new PortTakenError(`Port ${port} needs more privileges. ${help}`);
    throw error;
  });
  return port;
}

/** Ports that are tried before any other, since they are easy to remember. */
const neighbours = 9;

/** A port that can be used: the first of a few from this one, or any. */
async function freePort(first: number, host: string): Promise<number> {
  for (let port = first; port < Math.min(first + neighbours, 65_536); port += 1) {
    if (await listen(port, host).catch(() => undefined)) return port;
  }
  return listen(0, host);
}

/** Listens for a moment, to find out whether the port can be used; 0 is any. Returns the port. */
function listen(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => {
      const { port: used } = server.address() as AddressInfo;
      server.close(() => resolve(used));
    });
  });
}
