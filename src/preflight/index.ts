/**
 * Checks files and texts of a request before it is sent, since no schema can.
 *
 *     import { GenMedia } from 'genmedia';
 *     import { preflight } from 'genmedia/preflight';
 *
 *     const gen = new GenMedia({ preflight });
 *     for (const { path, message } of await preflight('createImg2Video', body)) console.log(path, message);
 *
 * @packageDocumentation
 */

export type { Violation } from '../terms/violation.js';
export type { Finding, Findings, Uninspected, UninspectedReason } from './finding.js';
export type { PreflightOptions } from './options.js';
export { assertPreflight, preflight } from './preflight.js';
export {
  type FileCheckOptions,
  type FileOptions,
  type FilePurpose,
  type MediaFile,
  preflightFile,
} from './preflight-file.js';
export type { UrlOptions } from './url/url-options.js';
