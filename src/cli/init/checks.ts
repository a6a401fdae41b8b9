import { parseUrl } from '../../shared/parse-url.js';
import { UsageError } from '../shell/command.js';

/** The three checks as commands, without `npx`. */
export interface Checks {
  validate: string;
  check: string;
  diff: string;
  /** Whether a key is needed. */
  hasServer: boolean;
}

/** A sandbox is checked with what creates no task; a server of yours with what a correct one rejects without a price. */
export function checksFor(server: string | undefined): Checks {
  return {
    validate: 'genmedia validate contract/bodies',
    check: server === undefined ? 'genmedia check sandbox' : `genmedia check ${toUrl(server)} --profile refusals`,
    diff: 'genmedia diff contract/openapi.json',
    hasServer: server !== undefined,
  };
}

/** The URL becomes a part of commands, so it must mean the same to every shell. */
function toUrl(server: string): string {
  const isUrl = /^https?:\/\//.test(server) && parseUrl(server) !== undefined;
  if (isUrl && /^[\w:/.~-]+$/.test(server)) return server;
  throw new UsageError(
    `--server must be a URL such as https://staging.example.com, of letters, digits and : / . ~ _ - only${isUrl ? '' : `, not ${server}`}.`,
  );
}
