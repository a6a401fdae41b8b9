/** Made from openapi/ by `npm run generate`. */
import type { generators as Generators } from './schema.js';
export declare const generators: Readonly<Record<keyof Generators, object>>;
/** Rules of fields, each once. */
export declare const fieldRules: readonly object[];
/** Positions in `fieldRules` by generator, model and field; without models there is a single one, named ''. */
export declare const fieldsByModel: Readonly<Record<keyof Generators, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
