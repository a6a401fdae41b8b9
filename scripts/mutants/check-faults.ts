import { type Edit, editsIn } from './fault.js';

const check = editsIn('src/check');
const life = editsIn('src/check/life');
const cli = editsIn('src/cli/check');

/** What goes wrong in the check of a server. */
export const checkEdits: readonly Edit[] = [
  check('a server failure that counts as a rejection', 'verdict.ts', 'status >= 500', 'status >= 600'),
  check(
    'a missing operation that counts as a rejection',
    'verdict.ts',
    '(status === 404 || status === 405)',
    '(status === 405)',
  ),
  check(
    'a rejected key that counts as a rejection',
    'check-server.ts',
    'status === 401 || status === 403',
    'status === 403',
  ),
  check('the key in a report', 'check-server.ts', 'connection.redact(ledger.results())', 'ledger.results()'),
  check('the key in a report', 'traffic.ts', 'redact({ request, ...violation })', '{ request, ...violation }'),
  check(
    'a budget that forgets what is under way',
    'credit-budget.ts',
    'this.#spent + this.#reserved + estimate',
    'this.#spent + estimate',
  ),
  check('a first price that is not waited for', 'credit-budget.ts', 'price !== undefined || this.#open === 0', 'true'),
  check('a second request after an accepted one', 'check-server.ts', '? 1 : 4', '? 4 : 4'),
  check('an accepted request that does not stop it', 'table-checks.ts', '&& !holds)', '&& holds)'),
  check('an order without the seed', 'check-server.ts', 'randomFrom(seed)', 'Math.random'),
  check('a check that goes on after --bail', 'check-server.ts', 'if (options.bail) stop(', 'if (false) stop('),
  check('an end that is green', 'report.ts', 'stopped === undefined ? 0 : 2', '0'),
  check(
    'responses that are not validated',
    'table-checks.ts',
    "if (verdict.kind === 'accepted' && accepted) run.checkResponse(exchange);",
    '',
  ),
  check(
    'rules on texts that are not sent',
    'table-checks.ts',
    '[...casesOf(own), ...textCasesOf(own)]',
    'casesOf(own)',
  ),
  check('cases that are sent where all must be rejected', 'table-checks.ts', "' && accepted)", "' && !accepted)"),
  check('a wait that 429 does not cause', 'connection.ts', 'response.status !== 429 ||', 'true ||'),
  check('a check for each test', 'contract-tests.ts', 'shared ??= runCheck(options);', 'shared = runCheck(options);'),
  check(
    'a test that passes though its rule is broken',
    'contract-tests.ts',
    "result?.status === 'broken'",
    "result?.status === 'never'",
  ),
  check(
    'a suite that is green though the check ended early',
    'contract-tests.ts',
    'if (stopped !== undefined) throw new CannotCheckError(stopped);',
    '',
  ),
  check(
    'tests of a profile that no limit holds',
    'contract-tests.ts',
    "assertLimited({ ...rest, baseUrl }, 'maxCredits: 500');",
    '',
  ),
  check('a rule without a test', 'planned-rules.ts', '    probeRule,\n', ''),
  check('a response whose status is not compared', 'in-contract.ts', 'message.status !== 200', 'message.status > 599'),
  check('a response that cannot be read again', 'in-contract.ts', 'message.clone().text()', 'message.text()'),
  life('a state that may go back', 'wait.ts', 'rankOf(task.state) >= rankOf(previous)', 'true'),
  life('another task that is not noticed', 'wait.ts', 'task.id === id', 'task.id !== undefined'),
  life(
    'a payload that may be lost',
    'task-life.ts',
    'task.payload === body.payload',
    'task.payload === undefined || task.payload === body.payload',
  ),
  life('a URL that may expire at once', 'index.ts', 'await urls.checkAgain();', ''),
  life('callbacks that may be fewer', 'callback-checks.ts', 'const posts = retries + 1;', 'const posts = 1;'),
  life('callbacks that may go on', 'callback-checks.ts', 'ends().length <= posts', 'true'),
  life('films that may be composed with too few parts', 'film-life.ts', 'bodyWith(ids.slice(1))', 'bodyWith([])'),
  cli('an annotation that ends early', 'github-report.ts', "replaceAll('\\n', '%0A')", "replaceAll('\\n', ' ')"),
  cli('XML that no parser reads', 'junit-report.ts', "'\\uFFFD')", "'\\u0000')"),
  cli('progress that is cut off', 'progress-line.ts', '(terminal.columns || 80)', '(terminal.columns ?? 80)'),
  cli(
    'a response that arrives only at its end',
    'proxy.ts',
    'response.pipe(outgoing);',
    "response.on('end', () => outgoing.end('firstlast'));",
  ),
];
