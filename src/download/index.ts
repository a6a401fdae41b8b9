export { type Download, download } from './download.js';
export { DownloadError } from './download-error.js';
export type { DownloadOptions, DownloadProgress, FileName, FileStream, SavedFile } from './options.js';
export type { DownloadSource } from './source.js';
