import { createServer } from 'node:net';

/** The port that an option of a command names, if it can be had on an address of this machine. */
export async function portFrom(option: string, text: string, host = '127.0.0.1'): Promise<number> {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`--${option} takes a whole number from 1 to 65535, not ${text}.`);
  }
  await listen(port, host).catch((error: NodeJS.ErrnoException) => {
    const other = `--${option} ${port === 65_535 ? port - 1 : port + 1}`;
    const another = `Choose another: ${other} (with npm run: -- ${other})`;
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new Error(`${host} is no address of this machine.`);
    }
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} is taken. ${another}`);
    if (error.code === 'EACCES') throw new Error(`Port ${port} is not for everybody. ${another}`);
    throw error;
  });
  return port;
}

/** Listens for a moment, to see whether it can be done. */
function listen(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
