/** Marks what a sandbox posts, so that the controls of no sandbox take it. */
export const callbackHeader = 'x-sandbox-callback';
