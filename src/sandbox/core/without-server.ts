import { ConfigurationError } from '../../errors/configuration-error.js';

/** Where ports are opened. */
const useServe = 'Pass it to serve of genmedia/sandbox/node: await serve(createSandbox(), { port: 4020 }).';

/** Options of a server. */
const names = ['port', 'host', 'hostname'];

/** Rejects options of a server, by which another entry is meant. */
export function rejectServerOptions(options: object): void {
  const found = Object.keys(Object(options)).find((name) => names.includes(name));
  if (found) throw new ConfigurationError(`createSandbox has no option ${found}: a sandbox opens no port. ${useServe}`);
}

/** A sandbox whose `listen` says what to do: other servers for tests have one. */
export const withoutServer = <Sandbox extends object>(sandbox: Sandbox): Sandbox =>
  Object.defineProperty(sandbox, 'listen', {
    value: () => {
      throw new ConfigurationError(`A sandbox has no listen: it opens no port. ${useServe}`);
    },
  });
