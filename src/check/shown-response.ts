import { excerpt } from '../shared/text.js';

/** A response in one line, without characters that would control the terminal that it is printed to. */
export const shownResponse = (status: number, text: string): string =>
  `${status} ${excerpt(text).replace(/\p{Cc}/gu, '\uFFFD')}`.trim();
