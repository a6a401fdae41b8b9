export type { Violation } from '../contract/violation.js';
export type { Finding, Findings, Uninspected } from './finding.js';
export type { PreflightOptions } from './options.js';
export { assertPreflight, preflight } from './preflight.js';
