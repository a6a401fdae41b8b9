import { readFileSync } from 'node:fs';

/** The Markdown source of a guide. */
export const guide = (name: string) => readFileSync(`openapi/docs/guides/${name}.md`, 'utf8');

/** The contents of the code fences in a language. */
export const fences = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code]) => code as string);
