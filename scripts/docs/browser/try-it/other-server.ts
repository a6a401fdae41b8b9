import { parseUrl } from '../../../../src/shared/parse-url.js';

/** A server that requests go to: the origin of one on this machine, or why a URL cannot be used. */
export type OtherServer = { origin: string } | { problem: string };

const start = 'npx genmedia sandbox --cors';

/** Reads the URL of another server. For an empty string the sandbox of the page is used. */
export function toOtherServer(text: string): OtherServer | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const url = parseUrl(trimmed);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    return { problem: `This is not a URL. Write it like http://127.0.0.1:4020, where ${start} listens.` };
  }
  if (url.username || url.password) {
    return { problem: 'The URL contains a user name or a password. Put the key into its own field.' };
  }
  if (url.hostname === '[::1]') {
    return { problem: 'The security policy of this page cannot name this host. Write localhost or 127.0.0.1 instead.' };
  }
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') {
    return {
      problem: `${url.hostname} is not this machine. The security policy of this page allows requests to localhost and 127.0.0.1 only, so that a key cannot be sent anywhere else. Start a sandbox with ${start}, or call the service with the samples in a terminal.`,
    };
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    return { problem: `Leave out what follows the port: ${url.origin}.` };
  }
  return { origin: url.origin };
}
