export { type Download, download } from './download.js';
export { DownloadError } from './download-error.js';
export type { DownloadOptions, DownloadProgress, FileName } from './options.js';
export type { FileStream, SavedFile } from './result.js';
export type { DownloadSource } from './source.js';
