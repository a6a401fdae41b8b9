type Fs = typeof import('node:fs/promises');

/** Ensures that new names in a folder survive a loss of power. Not every platform can: Windows cannot open folders. */
export async function syncFolder({ open }: Pick<Fs, 'open'>, path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
