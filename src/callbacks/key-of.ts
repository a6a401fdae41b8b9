import { toHex } from '../shared/text.js';

/** Longer keys are hashed: file systems take names of 255 bytes. */
const longest = 200;

/**
 * A key for a task. Identifiers come from the service, or from whoever plays it, and stores read much into keys: `:` and
 * `/` separate, `..` leads elsewhere, `$` marks, and some take capitals for small letters. So all but the plainest
 * characters are written as numbers, and no two identifiers have the same key.
 */
export async function storageKey(taskId: string): Promise<string> {
  const key = taskId.replace(/[^a-z0-9-]/g, numberOf);
  return key.length <= longest ? key : `__${await hash(key)}`;
}

/** Halves of surrogate pairs stay apart, which UTF-8 would make one. */
const numberOf = (character: string) => `_${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(bytes));
}
