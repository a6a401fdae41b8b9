import { UsageError } from './shell/command.js';

/** Rejects what no host name contains: a list of several, and a URL. `option` is the name of the option, without hyphens. */
export function checkHostNames(option: string, names: readonly string[]): void {
  const list = names.find((name) => name.includes(','));
  if (list)
    throw new UsageError(`--${option} must be one host name, not ${list}. Repeat --${option} for each host name.`);
  const url = names.find((name) => name.includes('/'));
  if (url)
    throw new UsageError(
      `--${option} must be a host name, such as app.example.com, not ${url}. Pass it without http:// and a path.`,
    );
}
