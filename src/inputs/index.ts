export type { FilePurpose } from '../preflight/preflight-file.js';
export { fromBytes } from './from-bytes.js';
export { fromFile } from './from-file.js';
