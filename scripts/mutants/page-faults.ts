import { type Edit, editsIn } from './fault.js';

const sandbox = editsIn('src/sandbox');

/** What a programmer gets wrong in the page of the sandbox, and in the log that it shows. */
export const pageEdits: readonly Edit[] = [
  sandbox('a key in the log', 'log/traffic-log.ts', 'clean = redactorFor(key)(clean)', 'clean = value'),
  sandbox('the header with the key in the log', 'log/traffic-log.ts', 'secretHeaders.has(name) ? ', 'false ? '),
  sandbox('a log that grows', 'storage/recent.ts', 'this.#length > this.#maxLength', 'this.#length < 0'),
  sandbox(
    'polls that remove the request of a task',
    'log/traffic-log.ts',
    'this.#reads : this.#writes',
    'this.#reads : this.#reads',
  ),
  sandbox('a log that survives a reset', 'to-sandbox.ts', 'traffic.clear();', ''),
  sandbox('a page that is always the first', 'control/listed.ts', 'listed.matched >= offset', 'listed.matched >= 0'),
  sandbox('one word of a search is enough', 'control/listed.ts', 'words.every(', 'words.some('),
  sandbox(
    'files of the page that need the key',
    'control/control.ts',
    'if (request.path.startsWith(pageFilesPath)',
    'if (!apiKey && request.path.startsWith(pageFilesPath)',
  ),
  sandbox(
    'files of the page from another key',
    'isolate.ts',
    '[resultsPath, pageFilesPath].find',
    '[resultsPath].find',
  ),
  sandbox('a callback sent before its state', 'callbacks/dispatcher.ts', 'isReached ? this', 'true ? this'),
  sandbox(
    'a repeated callback that is not reported',
    'callbacks/dispatcher.ts',
    'failures.call(() => settings.onCallback?.(toSandboxCallback(delivery)));',
    '',
  ),
  sandbox(
    'switches without the active faults',
    'control/page/controls.ts',
    'if (!areFaultsShown) showChosen(state.faults);',
    '',
  ),
  sandbox(
    'a replay with the fault of the form',
    'control/page/form.ts',
    'request.body, sentFault);',
    'body.value, sentFault);',
  ),
  sandbox(
    'a filter that forgets another one',
    'control/page/screens.ts',
    'filtersIn(newestOf(route))',
    'filtersIn(route)',
  ),
  sandbox('a filter that shows what does not apply', 'control/page/screens.ts', 'live(value)', 'value'),
  sandbox('a speed that is missing in the page', 'control/page/controls.ts', 'speed.append(', 'void ('),
  sandbox('callbacks that are not in the archive', 'control/to-har.ts', '...callbacks.flatMap(toCallbackEntries),', ''),
  sandbox('a prompt that is not kept', 'tasks/make.ts', 'shownPrompt: prompt ?', 'shownPrompt: !prompt ?'),
];
