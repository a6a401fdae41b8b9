import { toHosts } from '../../errors/host-list.js';
import { checkHostNames } from '../host-names.js';
import { type Option, UsageError, type Values } from '../shell/command.js';

/** Options of commands that check files of requests. */
export const fetchOptions = {
  fetch: { help: 'also check files behind URLs, of which it reads the first bytes' },
  'fetch-allow': {
    value: '<host>',
    multiple: true,
    help: 'as --fetch, also for files on this host of a private network; * for any',
  },
} as const satisfies Record<string, Option>;

/** The option `fetch` of preflight. */
export const fetchFrom = ({ fetch, 'fetch-allow': allow }: Values<typeof fetchOptions>) =>
  allow.length > 0 ? { allow: hostsFrom(allow) } : fetch;

function hostsFrom(allow: readonly string[]) {
  checkHostNames('fetch-allow', allow);
  return toHosts('--fetch-allow', allow);
}

/** Rejects options to check files of a request that is not checked. */
export function assertChecked(values: Values<typeof fetchOptions> & { readonly 'no-preflight': boolean }): void {
  const option = values.fetch ? '--fetch' : values['fetch-allow'].length > 0 && '--fetch-allow';
  if (option && values['no-preflight'])
    throw new UsageError(`${option} checks files, which --no-preflight turns off. Leave one of them out.`);
}

export type FetchFiles = ReturnType<typeof fetchFrom>;
