import { toHex } from '../shared/text.js';

/** Longer keys are hashed: file systems limit names to 255 bytes. */
const maxKeyLength = 200;

/**
 * The key of a task in a store. Identifiers come from the service, or from anyone who imitates it, and stores give meaning
 * to characters of keys: `:` and `/` separate, `..` leads to another folder, `$` marks, and some stores ignore case. So all
 * characters except small letters, digits and hyphens are encoded, and no two identifiers have the same key.
 */
export async function storageKey(taskId: string): Promise<string> {
  const key = taskId.replace(/[^a-z0-9-]/g, encodeCharacter);
  return key.length <= maxKeyLength ? key : `__${await hash(key)}`;
}

/** Encodes UTF-16 units, not code points: in UTF-8, all lone surrogates would become the same character. */
const encodeCharacter = (character: string) => `_${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(bytes));
}
