import { readFileSync } from 'node:fs';

/** A guide as it is written. */
export const guide = (name: string) => readFileSync(`openapi/docs/guides/${name}.md`, 'utf8');

/** What stands in the fences of a language. */
export const fences = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code]) => code as string);
