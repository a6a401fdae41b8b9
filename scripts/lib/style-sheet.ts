import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** What all pages share: colours, fonts, sizes and spaces, and the parts that are made of them. */
export const sharedStyles = ['src/page-kit/tokens.css', 'src/page-kit/components.css'];

/** One style sheet of several files, minified. */
export async function styleSheet(...files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const { code } = await transform(texts.join('\n'), { loader: 'css', minify: true });
  return code.trim();
}
