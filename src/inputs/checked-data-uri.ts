import { checkNames } from '../errors/check-names.js';
import { InvalidRequestError } from '../errors/invalid-request-error.js';
import { errorsIn } from '../preflight/finding.js';
import type { FilePurpose } from '../preflight/preflight-file.js';
import { toDataUri } from './data-uri.js';

/** The data URI of a file that fits the field that it is for. */
export async function toCheckedDataUri(read: () => Uint8Array, what: string, purpose: FilePurpose): Promise<string> {
  checkNames('The purpose of a file', purpose, ['for', 'field']);
  const bytes = read();
  // Loaded only if it is used: it measures files.
  const { checkPurpose, preflightFile } = await import('../preflight/preflight-file.js');
  checkPurpose(purpose);
  const findings = await preflightFile(bytes, { ...purpose, as: 'data-uri', name: what });
  const errors = errorsIn(findings);
  if (errors.length > 0) throw new InvalidRequestError(errors, { operation: purpose.for });
  return toDataUri(bytes, what);
}
