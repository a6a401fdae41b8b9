/**
 * Whether an address is on this machine. `URL` has already brought other spellings, such as `127.1`, to one form. Names
 * that resolve to this machine do not count: whoever owns a name can change where it leads.
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
