import { errorsIn } from '../../preflight/finding.js';
import { mayFail } from '../../preflight/rules-for.js';
import type { OperationId } from '../../terms/operation.js';
import type { SandboxState } from '../core/state.js';
import { rejectBody } from '../http/rejection.js';
import { mayBeResult, resultFacts } from '../results/facts.js';

/** A body that the validators accept. */
type Body = Record<string, unknown>;

/** Whether a request has files or texts to check. URLs of other servers are never requested. */
export const needsPreflight = (operation: OperationId, body: Body) => mayFail(operation, body, mayBeResult);

/** Rejects a request if its files or texts break a rule of the document that no schema expresses. Warnings do not count. */
export async function checkFilesAndTexts(state: SandboxState, operation: OperationId, body: Body): Promise<void> {
  // Loaded by the first request that needs it. Few do.
  const { checkAccepted } = await import('../../preflight/run-rules.js');
  const findings = await checkAccepted(operation, body, async (url) => {
    const facts = resultFacts(state, url);
    return facts ? { file: { facts, isEmbedded: false } } : {};
  });
  const violations = errorsIn(findings).map(({ severity: _, docs: __, ...violation }) => violation);
  if (violations.length > 0) throw rejectBody('invalid_request', violations);
}
