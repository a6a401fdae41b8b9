import { isPrivateHost } from '../../remote-file/private-host.js';
import { parseUrl } from '../../shared/parse-url.js';
import type { Inspection } from '../inspect.js';
import { NotInspected } from './not-inspected.js';

/** What is known of a file behind a URL that is not requested: whether the spelling of its host is one of a private network. */
export function inspectUnread(text: string): Inspection {
  const missing = {
    reason: 'fetch-off' as const,
    message: 'The file behind the URL was not inspected. Pass fetch: true to read its first bytes.',
  };
  const { hostname } = parseUrl(text) ?? {};
  if (!hostname || !isPrivateHost(hostname)) return { missing };
  const message = `${hostname} is in a private network. Put the file on a public server`;
  return { missing, failure: new NotInspected('private-host', message) };
}
