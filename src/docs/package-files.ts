import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where a file of this package is that it exports, such as its documents: next to its sources, or where it is installed. */
export const documentPath = (name: string) => createRequire(import.meta.url).resolve(`genmedia/${name}`);

/** Where the docs are. */
export const docsFolder = () => join(dirname(documentPath('package.json')), 'generated/docs');
