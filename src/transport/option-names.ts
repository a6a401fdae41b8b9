/** Options of every request of a call or a wait. */
const common = ['signal', 'timeout', 'extraHeaders', 'extraQuery'];

/** Options of a create, except those of every call. */
const ofCreate = ['retries', 'extraBody', 'onSending'];

/** Times of a wait. */
export const waitTimes = ['firstPollAfter', 'interval', 'maxInterval', 'deadline'];

/** The names of `WaitDefaults`. */
export const waitNames = [...waitTimes, 'callbacks'];

/** The names of `CallOptions`. */
export const callNames = [...common, ...ofCreate];

/** The names of `WatchOptions`. */
export const watchNames = [...common, ...waitNames];

/** The names of `RunOptions`. */
export const runNames = [...callNames, ...waitNames, 'onUpdate', 'onCreated'];

/** The names of `ConnectionOptions`. */
export const connectionNames = ['baseUrl', 'apiKey', 'fetch'];

/** The names of `GenMediaOptions`. */
export const clientNames = [
  ...connectionNames,
  ...common.slice(1),
  ...[
    'retries',
    'concurrency',
    'maxCredits',
    'wait',
    'maxResponseBytes',
    'validate',
    'preflight',
    'middleware',
    'logger',
    'logLevel',
    'onEvent',
    'trace',
  ],
];
