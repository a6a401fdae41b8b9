import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '../../scripts/lib/listen.js';
import { run } from './project.js';

/**
 * A registry of npm on this machine that has these tarballs only, so that `npm install`, `npm ci` and `npx` run as a user
 * types them. `env` are variables for them, with a cache below a folder: nothing of the cache and the settings of this
 * machine, or of the run that the test is a part of.
 */
export async function startRegistry(tarballs: readonly string[], folder: string) {
  const server = createServer((request, response) => {
    const found = responses.get(decodeURIComponent(request.url ?? ''));
    response.writeHead(found ? 200 : 404).end(found ?? '{}');
  });
  const { url, close } = await listen(server);
  const responses = new Map(
    tarballs.flatMap((file): [string, string | Buffer][] => {
      const content = readFileSync(file);
      const manifest = JSON.parse(run('tar', ['-xzOf', file, 'package/package.json'], '.'));
      const { name, version } = manifest;
      const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
      const dist = { tarball: `${url}/-/${name}.tgz`, integrity };
      const versions = { [version]: { ...manifest, dist } };
      return [
        [`/${name}`, JSON.stringify({ name, 'dist-tags': { latest: version }, versions })],
        [`/-/${name}.tgz`, content],
      ];
    }),
  );
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(npm_|GENMEDIA_|NODE_OPTIONS)/i.test(name)),
    ),
    npm_config_registry: url,
    npm_config_cache: join(folder, 'npm-cache'),
    npm_config_userconfig: join(folder, 'no-npmrc'),
    npm_config_globalconfig: join(folder, 'no-global-npmrc'),
    npm_config_update_notifier: 'false',
  };
  return { env, close };
}
