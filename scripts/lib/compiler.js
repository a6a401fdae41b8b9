import { createRequire } from 'node:module';

// An import would search its 9 MB for the names that it exports, which takes longer than to run it. The types are in compiler.d.ts.
export default createRequire(import.meta.url)('typescript');
