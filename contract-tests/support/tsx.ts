import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `node --import` takes to run TypeScript in a folder that has no tsx. */
export const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
