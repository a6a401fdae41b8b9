import { type Edit, editsIn } from './fault.js';

const docs = editsIn('scripts/docs');

/** What a programmer gets wrong where operations are tried in the docs. */
export const tryItEdits: readonly Edit[] = [
  docs(
    'any host of another server accepted',
    'browser/try-it/other-server.ts',
    "url.hostname !== 'localhost'",
    'false',
  ),
  docs(
    'a key that stays in the page',
    'browser/try-it/panel.ts',
    '    this.#sender.key = key;',
    '    this.#sender.key = key;\n    this.#root.dataset.key = key;',
  ),
  docs(
    'callbacks sent from a page',
    'browser/try-it/in-page-sandbox.ts',
    'deliver: async () => new Response(null, receiver)',
    'deliver: (request) => fetch(request)',
  ),
  docs('a body that is not checked while it is written', 'browser/try-it/problems.ts', 'violations.map(', '[].map('),
  docs('fields of another model suggested', 'browser/try-it/completion.ts', 'value === named', 'value !== named'),
  docs('a field suggested twice', 'browser/try-it/completion.ts', '!taken.includes(key)', 'true'),
  docs('an editor that ignores the switch', 'browser/try-it/main.ts', 'value ?? variant', "''"),
  docs('parts of a film that are not named', 'browser/try-it/prepare.ts', 'parts.get(`generate_', 'parts.get(`make_'),
  docs('nothing to read a created task with', 'try-it/needs.ts', "id.indexOf('#') + 1", "id.indexOf('#')"),
  docs('a policy that lets requests out', 'site/layout.ts', 'http://localhost:* http://127.0.0.1:*', 'http:'),
  docs(
    'a large script on every page',
    'browser/try-it-button.ts',
    "  button.addEventListener('click', toggle);",
    "  void import('./try-it.js');\n  button.addEventListener('click', toggle);",
  ),
  docs('suggestions over the button', 'browser/try-it/suggestion-list.ts', 'height <= below || below >= above', 'true'),
  docs('suggestions as high as they like', 'browser/try-it/suggestion-list.ts', 'isBelow ? below : above', 'height'),
  docs('suggestions away from the caret', 'browser/try-it/editor.ts', '        range.setEnd(node, left + 1);\n', ''),
  docs('a fault without its scope', 'browser/try-it/switched-faults.ts', ' && { operation: operationId }', ' && {}'),
  docs('a long text twice in the page', 'browser/try-it/editor.ts', 'length <= maxCopiedLength;', 'length >= 0;'),
  docs('a fault that seems to go on', 'browser/try-it/switched-faults.ts', 'remaining.has(name)', 'true'),
];
