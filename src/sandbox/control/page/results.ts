import { operations } from '../../../../generated/operations.js';
import { refusalIn, sentenceOf } from './control.js';
import { element, find } from './element.js';

interface Creation {
  url?: unknown;
  cover_url?: unknown;
  watermarked_url?: unknown;
}

/** A fault can keep an answer back for ever. */
const longestRead = 15_000;

const [, path] = operations.getTaskCreations;

/** The files that a task has made. They are read as a program reads them: with the key, and by their addresses. */
export class Results {
  readonly node = element('div', { class: 'results' });
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  say(sentence: string): void {
    this.node.replaceChildren(element('p', { class: 'quiet' }, sentence));
  }

  /** Reads the task, which gives fresh addresses, and shows what it has made. */
  async read(): Promise<void> {
    try {
      const response = await fetch(path.replace('{id}', encodeURIComponent(this.#id)), {
        headers: { authorization: `Token ${find('key', HTMLInputElement).value}` },
        cache: 'no-store',
        signal: AbortSignal.timeout(longestRead),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(refusalIn(answer) ?? `The sandbox answered with status ${response.status}.`);
      const creations: Creation[] = answer.creations ?? [];
      if (creations.length === 0) throw new Error(`The sandbox told of no results, but of the state ${answer.state}.`);
      this.node.replaceChildren(...creations.map(show));
    } catch (error) {
      this.say(`The results could not be read. ${sentenceOf(error)}`);
    }
  }
}

function show({ url, cover_url, watermarked_url }: Creation): HTMLElement {
  const addresses = [url, watermarked_url, cover_url].flatMap((address) => pathOf(address) ?? []);
  const [result] = addresses;
  const links = addresses.map((address) => {
    const name = address.replace(/^.*\/|\?.*$/g, '');
    return element('a', { href: address, target: '_blank', rel: 'noreferrer' }, name);
  });
  const media = result === undefined ? [] : [showMedia(result)];
  return element('figure', {}, ...media, element('figcaption', {}, ...links));
}

/** The place of a file on this server, whatever name of it the address has. */
function pathOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, pathname, search } = new URL(address);
  return protocol.startsWith('http') ? pathname + search : undefined;
}

function showMedia(src: string): HTMLElement {
  const media = makeMedia(src);
  media.addEventListener('error', () => {
    const says =
      'This file cannot be shown. Its address may have expired: close and open the row to read the task again.';
    media.replaceWith(element('p', { class: 'quiet' }, says));
  });
  return media;
}

function makeMedia(src: string): HTMLElement {
  if (/\.mp4(\?|$)/.test(src)) return element('video', { src, controls: '', loop: '', playsinline: '' });
  if (/\.wav(\?|$)/.test(src)) return element('audio', { src, controls: '' });
  return element('img', { src, alt: 'Result of the task' });
}
