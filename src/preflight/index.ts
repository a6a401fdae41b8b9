export type { Violation } from '../contract/violation.js';
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
