import { inject } from 'vitest';

/** The address of the Prism that all tests share. */
export async function prism(): Promise<string> {
  const answer = await fetch(inject('prism'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
