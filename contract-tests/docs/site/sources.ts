import { build, type Metafile } from 'esbuild';

/** The sources of a script: its own files, and the packages that it imports. */
export async function madeOf(script: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [script],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'nowhere',
  });
  return metafile;
}
