import { readEntries } from './read-entries.js';

// The process of read-meanwhile.ts.
process.stdout.write(JSON.stringify(readEntries()));
