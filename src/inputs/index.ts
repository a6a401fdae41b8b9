export { fromBytes } from './from-bytes.js';
export { fromFile } from './from-file.js';
