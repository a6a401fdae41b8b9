import { createServer } from 'node:net';

/** The port that an option of a command names, if it can be had. */
export async function portFrom(option: string, text: string): Promise<number> {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`--${option} takes a whole number from 1 to 65535, not ${text}.`);
  }
  return listen(port).catch((error: NodeJS.ErrnoException) => {
    const free = `Choose another: -- --${option} ${port === 65_535 ? port - 1 : port + 1}`;
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} is taken. ${free}`);
    if (error.code === 'EACCES') throw new Error(`Port ${port} is not for everybody. ${free}`);
    throw error;
  });
}

/** A port that nobody listens on. */
export const anyFreePort = () => listen(0);

/** Listens for a moment, to see whether it can be done. */
function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
