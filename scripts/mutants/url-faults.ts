import { type Edit, editsIn } from './fault.js';

const shared = editsIn('src/shared');
const url = editsIn('src/preflight/url');

/** What a programmer gets wrong when files behind URLs of others are read. */
export const urlEdits: readonly Edit[] = [
  shared('a block of private networks that starts late', 'private-host.ts', "'172.16.0.0/12'", "'172.17.0.0/16'"),
  shared('a block of private networks that ends early', 'private-host.ts', "'10.0.0.0/8'", "'10.0.0.0/9'"),
  shared('metadata of Azure requested', 'private-host.ts', "  '168.63.129.16/32',\n", ''),
  shared('a mapped public IPv4 host rejected', 'private-host.ts', "'0,0,0,0,0,65535', ", "'0', "),
  shared('NAT64 rejected', 'private-host.ts', ", '100,65435,0,0,0,0'", ''),
  shared(
    'NAT64 not checked',
    'private-host.ts',
    'return high * 65_536 + low;',
    'return high * 65_536 + low + 2 ** 24;',
  ),
  shared('IPv6 outside the internet requested', 'private-host.ts', '(first & 0xe000) !== 0x2000 ||', ''),
  shared('Teredo requested', 'private-host.ts', 'second < 0x200 || ', ''),
  shared('6to4 requested', 'private-host.ts', '    first === 0x2002 ||\n', ''),
  shared('a name of the own network requested', 'private-host.ts', '|localdomain|local|internal', '|local'),
  url('only the first IP address checked', 'host-guard.ts', 'resolved?.some(', 'resolved?.slice(0, 1).some('),
  url('a name resolved again for each request', 'host-guard.ts', 'this.#checked.get(name) ?? ', ''),
  url('a connection to an IP address that was not checked', 'send-by-node.ts', '{ lookup: ', '{ unused: '),
  url(
    'an unknown name passed to the platform',
    'host-guard.ts',
    'this.#mustResolve = fetch === undefined',
    'this.#mustResolve = false',
  ),
  url('a text taken for a public IP address', 'host-guard.ts', 'host === undefined || (', 'host !== undefined && ('),
  url(
    'names below an allowed one allowed',
    'host-guard.ts',
    'this.#allow.includes(host)',
    'this.#allow.some((one) => host.endsWith(one))',
  ),
  url(
    'a redirect not checked',
    'request-file.ts',
    'await guard.check(url.hostname);\n    const',
    'await guard.check(first.hostname);\n    const',
  ),
  url(
    'a redirect that the platform followed not checked',
    'request-file.ts',
    '        await guard.check(url.hostname);\n',
    '',
  ),
  url(
    'a redirect from https to http followed',
    'request-file.ts',
    "from.protocol === 'https:' && ",
    "from.protocol === 'ftp:' && ",
  ),
  url('one redirect more', 'request-file.ts', 'count <= maxRedirects', 'count <= maxRedirects + 1'),
  url('a password sent', 'request-file.ts', ' && !username && !password', ''),
  url('Bun taken for Node', 'send-by-node.ts', 'bun !== undefined || ', ''),
  url(
    'redirects followed by the platform',
    'send-by-fetch.ts',
    "toInit(request, 'manual')",
    "toInit(request, 'follow')",
  ),
  url('cookies sent', 'send-by-fetch.ts', "credentials: 'omit'", "credentials: 'include'"),
  url('a range that starts elsewhere accepted', 'content-range.ts', 'Number(first) === start && ', ''),
  url('a compressed file measured', 'url-source.ts', '    assertNotCompressed(response);\n    this', '    this'),
  url('a limit per request instead of per file', 'url-source.ts', '    this.#bytesLeft -= bytes.length;\n', ''),
  url(
    'requests without limit',
    'url-source.ts',
    '    this.#requestsLeft -= 1;\n',
    '    this.#requestsLeft -= this.#requestsLeft === maxRequests ? 1 : 0;\n',
  ),
  url('parts of two files mixed', 'url-source.ts', 'version !== this.#version || ', ''),
  url(
    'a short part taken for the end',
    'url-source.ts',
    "    if (range.end !== undefined) throw new NotInspected('response', 'the response ended early');\n",
    '',
  ),
  url('a read after a failure', 'url-source.ts', '      if (this.#failure) throw this.#failure;\n', ''),
  url('a body read without end', 'read-start.ts', '    if (bytes.length === limit) break;\n', ''),
  url('a time limit for each file', 'request-budget.ts', 'this.#deadline ??=', 'this.#deadline ='),
  url('a request sent after the time', 'request-budget.ts', '      if (this.#isOver) expire();\n', ''),
  url('a URL requested twice', 'open-url.ts', 'opened.get(url) ?? ', ''),
  url(
    'a message of the platform quoted',
    'not-inspected.ts',
    'const code = codeOf(thrown);',
    'const code = codeOf(thrown) || String(thrown);',
  ),
];
