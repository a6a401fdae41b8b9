/**
 * Results as files and streams: resumed, retried, and with fresh URLs when old ones have expired.
 *
 *     import { GenMedia } from 'genmedia';
 *     import { download } from 'genmedia/download';
 *
 *     const gen = new GenMedia().use(download);
 *     const task = await gen.text2video.run({ model: 'genq2', prompt: 'A lighthouse' });
 *     await gen.download(task, 'out/lighthouse.mp4');
 *
 * @packageDocumentation
 */

export { type Download, download } from './download.js';
export { DownloadError } from './download-error.js';
export type { DownloadOptions, DownloadProgress, FileName, FileStream, SavedFile } from './options.js';
export type { DownloadSource } from './source.js';
