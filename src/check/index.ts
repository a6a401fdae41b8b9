export { type CheckOptions, type CheckProgress, checkServer } from './check-server.js';
export { exchangesOf } from './har.js';
export { CallbackReceiver } from './life/receiver.js';
export { type CheckReport, exitCodeOf, type Profile, profiles, type RuleResult, type RuleViolation } from './report.js';
export { CannotCheckError } from './stop-error.js';
export { type RecordedExchange, TrafficCheck } from './traffic.js';
