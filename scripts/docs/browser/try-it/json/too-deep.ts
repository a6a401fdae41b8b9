import { type Token, tokensOf } from '../../../../../src/page-kit/json-tokens.js';

/** Deeper ones would exhaust the stack, and no request has them. */
const maxDepth = 200;

/** The bracket with which a text is nested too deeply to be read. */
export function tooDeep(text: string): Token | undefined {
  let depth = 0;
  return tokensOf(text).find(({ text: token }) => {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    return depth > maxDepth;
  });
}
