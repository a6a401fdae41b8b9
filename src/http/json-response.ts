/** A JSON response that must not be cached. */
export function toJsonResponse(body: object, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  const all = { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers };
  return new Response(JSON.stringify(body), { status, headers: all });
}
