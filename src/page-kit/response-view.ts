import { html, type TemplateResult } from 'lit-html';
import { parseOrUndefined } from '../shared/parse-or-undefined.js';
import { millisecondsOf } from './format.js';
import { jsonView } from './json-view.js';
import { messageIn } from './message.js';

/** The outcome of a request. */
export interface Outcome {
  milliseconds: number;
  response?: { status: number; headers: [string, string][]; text: string };
  /** Why there is no response. */
  failure?: string;
}

/** Waits for a response. It never throws. */
export async function outcomeOf(send: () => Promise<Response>, failureOf: () => string): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = (rest: Omit<Outcome, 'milliseconds'>) => ({ milliseconds: performance.now() - startedAt, ...rest });
  try {
    const response = await send();
    const text = await response.text();
    return outcome({ response: { status: response.status, headers: [...response.headers], text } });
  } catch {
    return outcome({ failure: failureOf() });
  }
}

/** What a page adds to the outcome of a request. */
interface Additions<Shown> {
  /** Begins the line about it. */
  what: (outcome: Shown) => unknown;
  /** Ends that line. */
  note?: string | undefined;
  /** Between the line and the body. */
  details?: (outcome: Shown) => unknown;
}

/** The outcome of the last request: a line with this id that screen readers announce, and the body. */
export function responseView<Shown extends Outcome>(
  id: string,
  outcome: Shown | 'waiting' | undefined,
  { what, note, details }: Additions<Shown>,
): TemplateResult {
  const shown = typeof outcome === 'object' ? outcome : undefined;
  const { text = '' } = shown?.response ?? {};
  return html`<p role="status" id=${id}>${shown ? html`${what(shown)}${endOf(shown)}${note}` : outcome && 'Waiting for the response…'}</p>
    ${shown && details?.(shown)}
    ${text && jsonView(text, 'Body of the response')}`;
}

function endOf({ response, failure, milliseconds }: Outcome): string | undefined {
  if (!response) return failure;
  return ` in ${millisecondsOf(milliseconds)}. ${messageIn(parseOrUndefined(response.text)) ?? ''}`.trimEnd();
}
