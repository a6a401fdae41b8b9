/** What Windows does not have, and so which tests are skipped there. */
const missing = {
  signals: 'a process can be ended, but not be asked to end',
  shell: 'there is no sh, and no bash with its completion',
  permissions: 'files have no mode',
  devices: 'there is no /dev/null',
  links: 'only an administrator may create symbolic links',
};

const said = new Set<string>();

/**
 * Whether this system lacks something that only POSIX has: `it.skipIf(lacks('signals'))`. Says once a file what is skipped
 * and why.
 */
export function lacks(what: keyof typeof missing): boolean {
  const isLacking = process.platform === 'win32';
  if (isLacking && !said.has(what)) {
    said.add(what);
    console.warn(`NO ${what.toUpperCase()}: tests with them are skipped, since on Windows ${missing[what]}.`);
  }
  return isLacking;
}
