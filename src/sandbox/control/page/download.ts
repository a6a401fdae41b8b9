import { element } from '../../../page-kit/element.js';

/** Saves JSON as a file. */
export function download(name: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  element('a', { href: url, download: name }).click();
  // The browser has the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
