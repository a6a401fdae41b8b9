import { toHosts } from '../../errors/host-list.js';
import type { Option, Values } from '../shell/command.js';

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
  allow.length > 0 ? { allow: toHosts('--fetch-allow', allow) } : fetch;

export type FetchFiles = ReturnType<typeof fetchFrom>;
