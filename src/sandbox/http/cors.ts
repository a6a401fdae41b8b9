import { nextChangeHeader, pollAdviceHeader } from '../../../generated/constants.js';
import { type Respond, requestIdHeader, type SandboxHttpRequest, type SandboxHttpResponse } from './message.js';
import { assertNotRebound } from './origin-guard.js';
import { toRejection } from './rejection.js';

const anyOrigin = { 'access-control-allow-origin': '*' };

/** Headers of responses that a script of another origin may read, in addition to those that it always may. */
const exposed = [
  pollAdviceHeader,
  nextChangeHeader,
  requestIdHeader,
  'retry-after',
  'content-range',
  'accept-ranges',
  'etag',
  'allow',
].join(', ');

const corsHeaders = { ...anyOrigin, 'access-control-expose-headers': exposed };

/** Seconds for which a browser remembers what it asked. */
const maxAge = '600';

/** Lets pages of any origin use the paths for which `isAllowed` returns true, and responds to what their browsers ask first. */
export function withCors(respond: Respond, isAllowed: (path: string) => boolean, hosts: readonly string[]): Respond {
  return async (request) => {
    if (!isAllowed(request.path)) return respond(request);
    if (request.method === 'OPTIONS') return respondToOptions(request, hosts);
    const response = await respond(request);
    return { ...response, headers: { ...response.headers, ...corsHeaders } };
  };
}

function respondToOptions(request: SandboxHttpRequest, hosts: readonly string[]): SandboxHttpResponse {
  try {
    assertNotRebound(request, hosts);
  } catch (error) {
    return toRejection(error).toHttpResponse();
  }
  const asked = request.header('access-control-request-headers') ?? '';
  return {
    // Not 204: a `Response` with this status takes no body, not even an empty one.
    status: 200,
    headers: {
      ...anyOrigin,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT',
      // Named one by one: `*` does not include Authorization.
      'access-control-allow-headers': /^[\w-]+(, ?[\w-]+){0,50}$/.test(asked) ? asked : 'authorization, content-type',
      'access-control-max-age': maxAge,
      ...(request.header('access-control-request-private-network') === 'true' && {
        'access-control-allow-private-network': 'true',
      }),
    },
    body: '',
  };
}
