/** Whether a store or a server cannot be reached at all, as its client says. What it says is met again at each attempt. */
export function isStoreUnreachable(error: unknown): boolean {
  const { code, name, message } = Object(error) as { code?: unknown; name?: unknown; message?: unknown };
  return (
    /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE)/.test(`${code}`) ||
    // ioredis keeps to itself why it could not connect.
    name === 'MaxRetriesPerRequestError' ||
    // A wrong password, or a server that is not Redis.
    /^(NOAUTH|WRONGPASS|Protocol error)/.test(`${message}`)
  );
}
