import { operations } from '../../../../generated/operations.js';
import { messageIn, messageOf } from './control-client.js';
import { element, find } from './element.js';

interface Creation {
  url?: unknown;
  cover_url?: unknown;
  watermarked_url?: unknown;
}

/** A fault can withhold a response forever. */
const readTimeoutMs = 15_000;

const [, path] = operations.getTaskCreations;

/** The files that a task has created, read as a program reads them: with the key, then by URL. */
export class Results {
  readonly node = element('div', { class: 'results' });
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  say(sentence: string): void {
    this.node.replaceChildren(element('p', { class: 'quiet' }, sentence));
  }

  /** Reads the task to get fresh URLs, and shows its files. */
  async read(): Promise<void> {
    try {
      const response = await fetch(path.replace('{id}', encodeURIComponent(this.#id)), {
        headers: { authorization: `Token ${find('key', HTMLInputElement).value}` },
        cache: 'no-store',
        signal: AbortSignal.timeout(readTimeoutMs),
      });
      const body = await response.json();
      if (!response.ok) throw new Error(messageIn(body) ?? `The sandbox responded with status ${response.status}.`);
      const creations: Creation[] = body.creations ?? [];
      if (creations.length === 0) throw new Error(`The task has no results. Its state is ${body.state}.`);
      this.node.replaceChildren(...creations.map(show));
    } catch (error) {
      this.say(`The results could not be read. ${messageOf(error)}`);
    }
  }
}

function show({ url, cover_url, watermarked_url }: Creation): HTMLElement {
  const paths = [url, watermarked_url, cover_url].flatMap((file) => pathOf(file) ?? []);
  const [result] = paths;
  const links = paths.map((href) => {
    const name = href.replace(/^.*\/|\?.*$/g, '');
    return element('a', { href, target: '_blank', rel: 'noreferrer' }, name);
  });
  const media = result === undefined ? [] : [showMedia(result)];
  return element('figure', {}, ...media, element('figcaption', {}, ...links));
}

/** Path of a file on this server, whatever host its URL names. */
function pathOf(url: unknown): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const { protocol, pathname, search } = new URL(url);
  return protocol.startsWith('http') ? pathname + search : undefined;
}

function showMedia(src: string): HTMLElement {
  const media = makeMedia(src);
  media.addEventListener('error', () => {
    const message =
      'This file cannot be loaded. Its URL may have expired: close and reopen the row to read the task again.';
    media.replaceWith(element('p', { class: 'quiet' }, message));
  });
  return media;
}

function makeMedia(src: string): HTMLElement {
  if (/\.mp4(\?|$)/.test(src)) return element('video', { src, controls: '', loop: '', playsinline: '' });
  if (/\.wav(\?|$)/.test(src)) return element('audio', { src, controls: '' });
  return element('img', { src, alt: 'Result of the task' });
}
