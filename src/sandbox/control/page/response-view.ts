import { find, setText } from '../../../page-kit/element.js';
import { prettify } from '../../../page-kit/format.js';
import { messageIn, parsed } from '../../../page-kit/message.js';

/** Shows the response to the request that the form has sent. */
export class ResponseView {
  readonly #outcome = find('outcome', HTMLElement);
  readonly #text = find('response', HTMLElement);

  say(sentence: string): void {
    setText(this.#outcome, sentence);
    this.#text.hidden = true;
  }

  /** Shows a response when it arrives. Returns the identifier of what was created, if anything was. */
  async show(pending: Promise<Response>, signal: AbortSignal): Promise<string | undefined> {
    this.say('Waiting for the response…');
    const startedAt = performance.now();
    try {
      const response = await pending;
      const text = await response.text();
      const body = parsed(text);
      const duration = `in ${Math.round(performance.now() - startedAt)} ms`;
      this.say(`Status ${response.status} ${duration}. ${messageIn(body) ?? ''}`.trim());
      setText(this.#text, prettify(text));
      this.#text.hidden = text === '';
      const { id, task_id: createdId = id } = Object(body) as { id?: unknown; task_id?: unknown };
      return response.ok && typeof createdId === 'string' ? createdId : undefined;
    } catch {
      this.say(signal.aborted ? 'Stopped waiting.' : 'The connection broke. The response is lost.');
      return undefined;
    }
  }
}
