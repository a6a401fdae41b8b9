/**
 * Data URIs for requests, from files, bytes, blobs, streams and responses.
 *
 *     import { GenMedia } from 'genmedia';
 *     import { fromFile } from 'genmedia/inputs';
 *
 *     const image = await fromFile('frame.png', { for: 'createImg2Video', field: 'images' });
 *     await new GenMedia().img2video.run({ model: 'genq3-turbo', images: [image] });
 *
 * @packageDocumentation
 */

export type { FilePurpose } from '../preflight/preflight-file.js';
export { fromBlob } from './from-blob.js';
export { fromBytes } from './from-bytes.js';
export { fromFile } from './from-file.js';
export { fromResponse } from './from-response.js';
export { fromStream } from './from-stream.js';
