import { type Profile, profiles } from '../../check/profiles.js';
import { coverageOptions } from '../coverage/options.js';
import type { CommandUsage } from '../shell/command.js';

const names = Object.keys(profiles) as Profile[];
const profileLines = names.map((name) => `  ${name.padEnd(9)}  ${profiles[name]}`);

/** What `genmedia check` takes. */
export const usage = {
  command: 'genmedia check [<url>|sandbox]',
  description: `Checks a server against the document, rule by rule: a stand-in, a gateway, staging or the service. sandbox starts a sandbox for the check.

Profiles
${profileLines.join('\n')}

A server with state rejects some requests of stateless, since it does not know the tasks that they name: use full.

The exit code is 0 if no rule that was checked is broken, 1 if one is or genmedia-check.json is out of date, 2 if the server could not be checked, not to the end, or without meeting a task. Profile read meets only the task that --task names; profile refusals needs none.`,
  words: { min: 0, max: 1 },
  extraWord: 'Check one server at a time.',
  options: {
    profile: {
      value: '<name>',
      values: names,
      default: 'read',
      help: 'what is sent, see above',
    },
    'max-credits': {
      value: '<number>',
      help: 'end before a request that would cost more; needed for full, except on this machine',
    },
    media: {
      value: '<kind>=<url>',
      multiple: true,
      help: 'an image, video or audio that the server can read, in place of those of the examples; for full',
    },
    task: { value: '<id>', help: 'a task that the server has, to read it; read creates none' },
    only: {
      value: '<text>',
      multiple: true,
      help: 'check only rules whose operation or sentence contains the text; with --replay also an id of a violation',
    },
    seed: { value: '<number>', help: 'order of requests and random values in them; by default random' },
    concurrency: {
      value: '<number>',
      help: 'requests at a time; by default 4, on this machine 16, and 1 for refusals',
    },
    bail: { help: 'end at the first broken rule' },
    format: {
      value: '<name>',
      values: ['text', 'json', 'html', 'markdown', 'junit', 'github', 'sarif'],
      default: 'text',
      help: 'format of the report: text, json, html, markdown, junit, github or sarif',
    },
    output: { value: '<file>', help: 'write the report there, and the text report to the terminal' },
    timeout: { value: '<seconds>', help: 'time for a response; by default 30' },
    'task-timeout': { value: '<seconds>', help: 'time for a task; by default 600' },
    'max-time': { value: '<seconds>', help: 'time for everything; by default 1800' },
    'callback-port': { value: '<number>', help: 'port to receive callbacks on; by default any' },
    'callback-url': { value: '<url>', help: 'URL that leads to that port, for a server on another machine' },
    'callback-timeout': { value: '<seconds>', help: 'time for a callback; by default 60' },
    'api-key-stdin': { help: 'read the key from stdin; by default it is GENMEDIA_API_KEY' },
    accept: { help: 'write what is broken to genmedia-check.json, which lists what is accepted for now' },
    reason: { value: '<text>', help: 'with --accept: why it is accepted' },
    until: { value: '<date>', help: 'with --accept: the last day; by default in 30 days' },
    replay: { value: '<file>', help: 'send the violations of a JSON report again, to its server or to that of <url>' },
    shrink: { help: 'with --replay: reduce each request that still fails to the least fields that do' },
    har: { value: '<file>', help: 'check recorded traffic in place of a server' },
    proxy: { value: '<port>', help: 'listen on this port, pass traffic on to a server and check it; Ctrl-C ends it' },
    to: { value: '<url>', help: 'the server behind the proxy' },
    ...coverageOptions,
  },
  examples: [
    ['genmedia check sandbox --profile full', 'every rule, against a sandbox that is started for it'],
    ['genmedia check http://127.0.0.1:4020 --profile full', 'every rule, against a server of this machine'],
    [
      'genmedia check https://staging.example.com --profile refusals --format junit --output check.xml',
      'at no cost on a correct server, with a report for CI',
    ],
    [
      'genmedia check https://api.example.com --profile full --max-credits 500 --media image=https://cdn.example.com/a.png',
      'the service itself, with a picture that it can read',
    ],
    ['genmedia check http://127.0.0.1:4020 --profile full --format json --output report.json', 'a report to replay'],
    ['genmedia check sandbox --profile full --format html --output report.html', 'a report for a browser'],
    ['genmedia check --replay report.json', 'sends its violations again, and says which still fail'],
    [
      'genmedia check http://127.0.0.1:4020 --profile full --accept --reason "fixed in 2.4"',
      'accepts what is broken now, for 30 days',
    ],
    ['genmedia check --har traffic.har', 'what a browser has recorded'],
    ['genmedia check --har traffic.har --coverage coverage.json', 'and what of the document it uses'],
    ['genmedia check --proxy 8080 --to http://127.0.0.1:4020', 'what your client sends through port 8080'],
  ],
} as const satisfies CommandUsage;
