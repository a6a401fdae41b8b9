import { pollAdviceHeader } from '../../generated/constants.js';

/** When the service advises to poll, in milliseconds after `from`, if its response says so in a form that can be read. */
export function pollAdviceOf(headers: Headers, from = 0, name = pollAdviceHeader): number | undefined {
  const text = headers.get(name) ?? '';
  return /^\d+(\.\d+)?$/.test(text) ? from + Number(text) : undefined;
}
