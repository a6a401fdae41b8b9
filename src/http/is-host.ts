/** Whether a header Host holds a name or an address, and a port if any. It is from the caller, and may be anything. */
export const isHost = (host: unknown): host is string => /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(`${host ?? ''}`);
