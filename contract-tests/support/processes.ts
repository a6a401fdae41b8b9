import { readdirSync, readFileSync } from 'node:fs';

/** Identifiers of the processes of Prism on a port. Only on Linux. */
export function prismsOn(port: number | string): number[] {
  const isPrism = (id: string) => {
    const command = ifThere(() => readFileSync(`/proc/${id}/cmdline`, 'utf8')) ?? '';
    return command.includes('prism-cli') && command.includes(`\0--port\0${port}\0`);
  };
  return readdirSync('/proc').filter(isPrism).map(Number);
}

/** Processes end and files are closed while they are being read. */
export function ifThere(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
