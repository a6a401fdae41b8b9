/** So fast that callbacks are retried and URLs expire within seconds. */
const speed = 200;

/** Starts a sandbox for one check, on a free port of this machine. */
export async function startSandbox(): Promise<{ url: string; close: () => Promise<void> }> {
  const [{ createSandbox }, { serve }] = await Promise.all([
    import('../../sandbox/index.js'),
    import('../../sandbox/node/index.js'),
  ]);
  const sandbox = createSandbox({ speed });
  const server = await serve(sandbox, { port: 0 });
  const close = async () => {
    await server.close();
    await sandbox.close();
  };
  return { url: server.url, close };
}
