type Rename = (from: string, to: string) => Promise<void>;

/** What Windows reports while another program, such as a virus scanner, has the file open for a moment. */
const busyCodes = ['EPERM', 'EACCES', 'EBUSY'];

/** Milliseconds before each further try; about two seconds in all. */
const delays = [10, 20, 50, 100, 200, 400, 600, 800];

/** Renames a file to a name that may be in use. On Windows it is tried again for a while if the file there is open. */
export async function replaceFile(
  rename: Rename,
  [from, to]: readonly [from: string, to: string],
  platform: string = process.platform,
): Promise<void> {
  for (const delay of platform === 'win32' ? delays : []) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (!busyCodes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return rename(from, to);
}
