import { type Draft, error, warning } from '../finding.js';
import type { Inspection } from '../inspect.js';

/** What a failure to read a file behind a URL says about the request: the service has to read it too. */
export function checkUrl(name: string, { failure, file }: Inspection): Draft[] {
  if (!failure || failure.reason === 'abort') return [];
  const { reason, message, isGone } = failure;
  if (isGone) return [error('reachable', `${name} cannot be fetched: ${message}. Correct the URL.`)];
  if (reason === 'private-host') {
    return [warning('reachable', `${name} cannot be reached by a service on the internet: ${message}.`)];
  }
  const what = file ? 'was inspected only in part' : 'was not inspected';
  const help = isOwnLimit(reason) ? '' : ' The service may not get it either: check that its URL is public and works.';
  return [warning('reachable', `${name} ${what}: ${message}.${help}`)];
}

/** Whether a limit of the caller ended it, which says nothing about the file. */
const isOwnLimit = (reason: string) => reason === 'bytes' || reason === 'time';
