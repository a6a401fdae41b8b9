import { operations } from '../../support/document.js';

/** Patterns of keys: a text that is passed as one, and any long word with letters and digits that is not an operation. */
const keyLike = [
  /\bapi_?key\w*["']?\s*[:=]\s*["'`](?!any["'`]|key["'`])[\w-]+/gi,
  /\bToken [\w-]+(?=["'`])/g,
  /(?<=["'`])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?=["'`])/gi,
];

/** What looks like a key in code. */
export const keysIn = (text: string): string[] =>
  keyLike
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((found) => !operations.some(({ operation }) => operation.operationId === found));
