import { operationRules } from '../../generated/preflight-rules.js';
import { InvalidRequestError } from '../errors/invalid-request-error.js';
import { isObject } from '../shared/is-object.js';
import type { OperationId } from '../terms/operation.js';
import { validateRequest } from '../validate/index.js';
import { errorsIn, type Finding, type Findings } from './finding.js';
import { checkPreflightOptions, type PreflightOptions } from './options.js';
import { rulesFor } from './rules-for.js';
import { mediaDocs, runRules, toFindings } from './run-rules.js';

/**
 * Checks a request before it is sent: first by the validators, then its files and texts, by the rules that no schema expresses.
 * An empty array means that nothing was found; `notInspected` has the files that were not read, such as those behind URLs.
 *
 *     const findings = await preflight('createImg2Video', body);
 *     for (const { severity, path, message } of findings) console.log(severity, path, message);
 *
 * Pass it to a client to check every request before it is sent. One with errors throws an `InvalidRequestError`:
 *
 *     const gen = new GenMedia({ preflight });
 */
export async function preflight(operation: OperationId, body: unknown, options?: PreflightOptions): Promise<Findings> {
  if (options) checkPreflightOptions(options);
  const violations = validateRequest(operation, body);
  const rules = operationRules[operation];
  const applying = rules && isObject(body) ? rulesFor(rules, body as Record<string, unknown>) : [];
  const findings = violations.map(
    (violation): Finding => ({ ...violation, severity: 'error', docs: rules?.docs ?? mediaDocs }),
  );
  if (!rules || !isObject(body)) return toFindings(findings, []);
  if (applying.length === 0 && rules.maxBytes === undefined) return toFindings(findings, []);
  return runRules(body as Record<string, unknown>, { rules, applying, findings, options: options ?? {} });
}

/**
 * Checks a request as `preflight` does, and throws an `InvalidRequestError` with the errors that were found. Returns the
 * warnings.
 */
export async function assertPreflight(
  operation: OperationId,
  body: unknown,
  options?: PreflightOptions,
): Promise<Findings> {
  const findings = await preflight(operation, body, options);
  const errors = errorsIn(findings);
  if (errors.length > 0) throw new InvalidRequestError(errors, { operation });
  return findings;
}
