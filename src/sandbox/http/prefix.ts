/** Everything of the sandbox's own is under this path, which the service does not use. */
export const prefix = '/_sandbox';
