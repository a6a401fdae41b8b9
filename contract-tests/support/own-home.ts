import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives the run a home directory of its own, for all tests and the processes that they start: what is in that of the user, such
 * as settings and caches of npm and git, or a key of the service, must not decide whether a test passes, and nothing may be
 * written there. It is removed at the end.
 */
export default function ownHome(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-run-'));
  const home = join(folder, 'home');
  mkdirSync(home);
  const variables: Record<string, string | undefined> = {
    ...removedFrom(process.env),
    HOME: home,
    USERPROFILE: home,
    APPDATA: join(home, 'AppData', 'Roaming'),
    LOCALAPPDATA: join(home, 'AppData', 'Local'),
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local', 'share'),
    XDG_STATE_HOME: join(home, '.local', 'state'),
    CURL_HOME: home,
    npm_config_cache: join(home, '.npm'),
    npm_config_userconfig: join(home, '.npmrc'),
    npm_config_globalconfig: join(home, 'global-npmrc'),
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
    GIT_CONFIG_GLOBAL: join(home, '.gitconfig'),
    GIT_CONFIG_NOSYSTEM: '1',
    // Servers of tests are on this machine, which a proxy does not reach.
    NO_PROXY: '*',
    no_proxy: '*',
    TEST_RUN_FOLDER: folder,
  };
  const before = Object.keys(variables).map((name) => [name, process.env[name] ?? null] as const);
  // `userEnvironment` restores them for what is installed on demand.
  const all = { ...variables, TEST_USER_ENVIRONMENT: JSON.stringify(Object.fromEntries(before)) };
  const set = (name: string, value: string | null | undefined) => {
    if (value === undefined || value === null) delete process.env[name];
    else process.env[name] = value;
  };
  for (const [name, value] of Object.entries(all)) set(name, value);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  // A run that is interrupted ends without the function below.
  process.once('exit', remove);
  return () => {
    for (const [name, value] of [...before, ['TEST_USER_ENVIRONMENT', null] as const]) set(name, value);
    process.removeListener('exit', remove);
    remove();
  };
}

/** Settings of npm, which it passes to its scripts, of git hooks, and of the service. */
function removedFrom(env: NodeJS.ProcessEnv): Record<string, undefined> {
  const names = Object.keys(env).filter((name) => /^(npm_config_|GENMEDIA_|GIT_)/i.test(name));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}
