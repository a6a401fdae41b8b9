import { createRequire } from 'node:module';
import { Html, html } from './html.js';

/** The part of highlight.js that is used. Its own types include those of browsers, which would then be visible everywhere. */
interface Highlighter {
  registerLanguage(name: string, grammar: unknown): void;
  getLanguage(name: string): object | undefined;
  highlight(code: string, options: { language: string }): { value: string };
}

const load = createRequire(import.meta.url);
const highlighter: Highlighter = load('highlight.js/lib/core');
const grammars = {
  ts: 'typescript',
  js: 'javascript',
  sh: 'bash',
  py: 'python',
  go: 'go',
  json: 'json',
  yaml: 'yaml',
};
for (const [name, grammar] of Object.entries(grammars)) {
  highlighter.registerLanguage(name, load(`highlight.js/lib/languages/${grammar}`));
}

/** A sample of code with its colours. The button that copies it is added in the browser. */
export function codeSample(code: string, language: string): Html {
  const text = code.trimEnd();
  const isKnown = highlighter.getLanguage(language) !== undefined;
  if (!isKnown && language !== 'text') {
    throw new Error(`Code is ${Object.keys(grammars).join(', ')} or text, not ${language}.`);
  }
  const coloured = isKnown ? new Html(colouredCode(text, language)) : text;
  // What a program prints is read, not copied: its lines wrap.
  return html`<div class="sample${isKnown ? '' : ' output'}"><pre tabindex="0" data-language="${language}"><code>${coloured}</code></pre></div>`;
}

/** Code with its colours. The body that curl sends is JSON, which is one string for a shell. */
function colouredCode(text: string, language: string): string {
  const [, start = text, json, end = ''] = (language === 'sh' && /^(curl .* -d ')(\{.*\})(')$/s.exec(text)) || [];
  const colour = (code: string, name: string) => highlighter.highlight(code, { language: name }).value;
  return json === undefined ? colour(text, language) : colour(start, 'sh') + colour(json, 'json') + end;
}
