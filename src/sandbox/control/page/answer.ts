import { refusalIn } from './control.js';
import { find, setText } from './element.js';
import { prettify } from './requests.js';

/** What came of the request that the form has sent. */
export class Answer {
  readonly #outcome = find('outcome', HTMLElement);
  readonly #text = find('answer', HTMLElement);

  say(sentence: string): void {
    setText(this.#outcome, sentence);
    this.#text.hidden = true;
  }

  /** Shows an answer when it comes. Gives the identifier of what was made, if one was. */
  async show(answering: Promise<Response>, signal: AbortSignal): Promise<string | undefined> {
    this.say('Waiting for the answer…');
    const startedAt = performance.now();
    try {
      const response = await answering;
      const text = await response.text();
      const answer = parse(text);
      const took = `in ${Math.round(performance.now() - startedAt)} ms`;
      this.say(`Status ${response.status} ${took}. ${refusalIn(answer) ?? ''}`.trim());
      setText(this.#text, prettify(text));
      this.#text.hidden = text === '';
      const { id, task_id: made = id } = Object(answer) as { id?: unknown; task_id?: unknown };
      return response.ok && typeof made === 'string' ? made : undefined;
    } catch {
      this.say(signal.aborted ? 'Stopped waiting.' : 'The connection broke, and the answer is lost.');
      return undefined;
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
