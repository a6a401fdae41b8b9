import { pollAdviceHeader } from '../../generated/constants.js';

/** Milliseconds after which the service advises to poll, if its response says so in a form that can be read. */
export function pollAdviceOf(headers: Headers): number | undefined {
  const text = headers.get(pollAdviceHeader) ?? '';
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
