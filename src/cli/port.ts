import { createServer } from 'node:net';

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
  await listen(port, host).catch((error: NodeJS.ErrnoException) => {
    const alternative = `--${option} ${port === 65_535 ? port - 1 : port + 1}`;
    const help = `Choose another: ${alternative} (with npm run: -- ${alternative})`;
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new Error(`${host} is not a host of this machine.`);
    }
    if (error.code === 'EADDRINUSE') throw new PortTakenError(`Port ${port} is taken. ${help}`);
    if (error.code === 'EACCES') throw new PortTakenError(`Port ${port} needs more privileges. ${help}`);
    throw error;
  });
  return port;
}

/** Listens for a moment, to find out whether the port can be used. */
function listen(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
