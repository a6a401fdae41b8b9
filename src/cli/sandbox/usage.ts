import { coverageOptions } from '../coverage/options.js';
import type { CommandUsage } from '../shell/command.js';

export const usage = {
  command: 'genmedia sandbox',
  extraWord: (word: string) =>
    /^\d+$/.test(word)
      ? `A port is an option: --port ${word}.`
      : 'A command comes after --, such as genmedia sandbox -- npm test.',
  description:
    'Runs the service on this machine, with state and without credits, and prints a line for each request and callback. Ctrl-C stops it. With a command after --, it runs for as long as that command, on a free port: the command gets GENMEDIA_BASE_URL and GENMEDIA_API_KEY, and its exit code is that of genmedia.',
  options: {
    port: { value: '<number>', help: 'port to listen on (default: 4020; with a command or --mcp, any free one)' },
    host: {
      value: '<host>',
      default: '127.0.0.1',
      help: 'host name or IP address to listen on; by default only this machine reaches it',
    },
    hosts: { value: '<name>', multiple: true, help: 'also accept requests to this host name, such as a container' },
    cors: { help: 'pages of any origin may use the service and its files' },
    'cors-controls': { help: 'the same, and its controls' },
    'api-key': {
      value: '<key>',
      help: 'the only key that it accepts. Others can read it in the list of processes, so do not use your real key',
    },
    isolate: { value: '<by>', values: ['key'], help: 'key: a sandbox of its own for every key' },
    speed: { value: '<factor>', default: '1', help: 'speed of the clock; with 60, a minute takes a second' },
    now: { value: '<time>', help: 'time at which the clock starts, such as 2030-01-01T12:00:00Z' },
    seed: {
      value: '<number>',
      help: 'the same requests get the same ids and seeds; with --now and --speed 0, the same responses',
    },
    timing: { value: '<times>', help: 'when tasks reach their states, such as queueing=1s,processing=5s,end=30s' },
    fault: {
      value: '<fault>',
      multiple: true,
      help: "what goes wrong, as in the header x-sandbox-fault, such as 'status; code=503; times=2'",
    },
    credits: { value: '<number>', help: 'credits that a task costs (default: 10)' },
    'no-preflight': { help: 'do not check files in data URIs, pauses and other rules that no schema expresses' },
    'no-poll-advice': { help: 'do not advise when to poll: clients wait as they do for the service' },
    data: { value: '<folder>', help: 'store the state there and continue with it' },
    'callback-host': { value: '<name>', multiple: true, help: 'also post callbacks to this host; * allows any' },
    ...coverageOptions,
    mcp: { help: 'serve its controls for agents too, over the Model Context Protocol on stdin and stdout' },
    open: { help: 'open its page in the browser' },
    json: { help: 'print each request and callback as one line of JSON' },
    quiet: { short: 'q', help: 'print no line for requests and callbacks' },
    verbose: { help: 'print these lines with a command too, to stderr' },
  },
  examples: [
    ['genmedia sandbox --speed 60', 'a video of a minute takes a second'],
    ['genmedia sandbox --data .sandbox', 'keep tasks over a restart'],
    ['genmedia sandbox --speed 60 -- npm test', 'run tests with a sandbox of their own'],
    ['genmedia sandbox --coverage coverage.json -- npm test', 'and print what they never met'],
  ],
} as const satisfies CommandUsage;
