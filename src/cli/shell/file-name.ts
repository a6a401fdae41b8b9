/** Names of devices on Windows, with any extension. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for a file on every system, from a text of someone else: it leads to no other folder and to no device. */
export function toFileName(text: string): string {
  const name = text.replace(/[^\w-]/g, '_');
  return devices.test(name) ? `_${name}` : name;
}
