export type { FilePurpose } from '../preflight/preflight-file.js';
export { fromBlob } from './from-blob.js';
export { fromBytes } from './from-bytes.js';
export { fromFile } from './from-file.js';
export { fromResponse } from './from-response.js';
export { fromStream } from './from-stream.js';
