/** Options of every request of a call or a wait. */
const common = ['timeout', 'extraHeaders', 'extraQuery'];

/** Times of a wait. */
export const waitTimeNames = ['firstPollAfter', 'interval', 'maxInterval', 'deadline'];

/** The names of `WaitDefaults`. */
export const waitNames = [...waitTimeNames, 'callbacks'];

/** The names of `WatchOptions`. */
export const watchNames = ['signal', ...common, ...waitNames];

/** The names of `WaitOptions`. */
export const waitOptionNames = [...watchNames, 'onUpdate'];

/** The names of `CallOptions`. */
export const callNames = ['signal', ...common, 'retries', 'extraBody', 'onSending'];

/** The names of `RunOptions`. */
export const runNames = [...callNames, ...waitNames, 'onUpdate', 'onCreated'];

/** The names of `ConnectionOptions`. */
export const connectionNames = ['baseUrl', 'apiKey', 'fetch'];

/** The names of `GenMediaOptions`. */
export const clientNames = [
  ...[...connectionNames, ...common, 'retries', 'concurrency', 'maxCredits', 'wait', 'maxResponseBytes'],
  ...['validate', 'preflight', 'middleware', 'logger', 'logLevel', 'onEvent', 'trace'],
];
