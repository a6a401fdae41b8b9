/**
 * Whether a host, as `URL` spells it, is this machine. `127.1` and the like have become `127.0.0.1` by then. Of names only
 * `localhost` and what ends with it count: other names lead wherever their owners want.
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
