/**
 * Checks of a server, a client or single bodies against the document, for tests and CI.
 *
 *     import { checkServer, exitCodeOf } from 'genmedia/check';
 *
 *     const report = await checkServer({ baseUrl: 'http://127.0.0.1:4020', apiKey: 'key', profile: 'full' });
 *     process.exitCode = exitCodeOf(report);
 *
 * @packageDocumentation
 */

export { type CheckOptions, type CheckProgress, checkServer } from './check-server.js';
export { type ContractTestOptions, contractTests, type TestFunction } from './contract-tests.js';
export { Coverage, type CoverageGroup, type CoverageReport } from './coverage/coverage.js';
export { coverageText } from './coverage/coverage-text.js';
export { exchangesOf } from './har.js';
export {
  assertInContract,
  type ContractMatchers,
  type ContractName,
  type MatcherResult,
  type Message,
  matchers,
} from './in-contract.js';
export { CallbackReceiver } from './lifecycle/receiver.js';
export type { OwnMedia } from './own-media.js';
export { type Profile, profiles } from './profiles.js';
export {
  type CheckReport,
  type Deviation,
  type DeviationOutcome,
  exitCodeOf,
  type RuleResult,
  type RuleViolation,
  type UndocumentedCase,
} from './report.js';
export type { SentRequest } from './sent-request.js';
export { CannotCheckError } from './stop-error.js';
export { type RecordedExchange, TrafficCheck } from './traffic.js';
