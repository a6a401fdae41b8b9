/** Path of everything that the sandbox adds to the service, which does not use it. */
export const prefix = '/_sandbox';
