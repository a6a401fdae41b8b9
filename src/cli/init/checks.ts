import { parseUrl } from '../../shared/parse-url.js';
import { UsageError } from '../shell/command.js';

/** The three checks as commands, without `npx`. */
export interface CheckCommands {
  validate: string;
  /** Checks a server, or runs the tests of the repository in a sandbox. */
  run: string;
  diff: string;
  /** Whether a server is checked, which needs a key. */
  hasServer: boolean;
}

/** A server of yours is sent what a correct one rejects without a price. Without one, your tests run, if there are any. */
export function checksFor(server: string | undefined): CheckCommands {
  return {
    validate: 'genmedia validate contract/bodies',
    run:
      server === undefined
        ? 'genmedia sandbox --speed 60 -- npm test --if-present'
        : `genmedia check ${toUrl(server)} --profile refusals`,
    diff: 'genmedia diff contract/openapi.json',
    hasServer: server !== undefined,
  };
}

/** The URL becomes a part of commands, so it must mean the same to every shell. */
function toUrl(server: string): string {
  const isUrl = /^https?:\/\//.test(server) && parseUrl(server) !== undefined;
  if (isUrl && /^[\w:/.~-]+$/.test(server)) return server;
  throw new UsageError(
    isUrl
      ? '--server becomes a part of commands, so it may have only letters, digits and : / . ~ _ - in it. Leave the others out, such as a query.'
      : `--server must be a URL that starts with http:// or https://, such as https://staging.example.com, not ${server}.`,
  );
}
