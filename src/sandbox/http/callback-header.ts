/** Header of every callback that a sandbox posts, so that the controls of any sandbox can reject it. */
export const callbackHeader = 'x-sandbox-callback';
