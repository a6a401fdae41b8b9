import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutSecrets } from '../../matrix/folder.js';

/** Creates something once. */
export type Create = () => Promise<unknown>;

// biome-ignore lint/suspicious/noExplicitAny: the modules of others, which are not installed here.
type Module = any;

interface Peer {
  version: string;
  /** A client for a service on this machine, without retries. */
  connect: (module: Module, baseUrl: string) => Create;
}

const prompt = 'A lighthouse in a storm';

/** Other SDKs of media generation, at fixed versions. */
const peers: Record<string, Peer> = {
  openai: {
    version: '6.49.0',
    connect: ({ OpenAI }, baseURL) => {
      const client = new OpenAI({ apiKey: 'k', baseURL, maxRetries: 0 });
      return () => client.post('/videos', { body: { model: 'm', prompt } });
    },
  },
  '@runwayml/sdk': {
    version: '4.20.1',
    connect: ({ RunwayML }, baseURL) => {
      const client = new RunwayML({ apiKey: 'k', baseURL, maxRetries: 0 });
      return () => client.post('/v1/text_to_video', { body: { model: 'm', promptText: prompt } });
    },
  },
  replicate: {
    version: '1.4.0',
    connect: ({ default: Replicate }, baseUrl) => {
      const client = new Replicate({ auth: 'k', baseUrl });
      return () => client.predictions.create({ version: 'v', input: { prompt } });
    },
  },
  '@google/genai': {
    version: '2.32.0',
    connect: ({ GoogleGenAI }, baseUrl) => {
      const client = new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl } });
      return () => client.models.generateVideos({ model: 'm', source: { prompt } });
    },
  },
};

/** Outside of the project, so that the next run need not download them. */
const cacheFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'genmedia-bench');

/** The peers that can be installed here. The others are named, with the reason. */
export async function connectPeers(baseUrl: string): Promise<Record<string, Create>> {
  const found: Record<string, Create> = {};
  for (const [name, { version, connect }] of Object.entries(peers)) {
    try {
      const create = connect(await load(name, version), baseUrl);
      await create();
      found[`${name} ${version}`] = create;
    } catch (error) {
      console.log(`Skipped ${name} ${version}: ${`${error instanceof Error ? error.message : error}`.split('\n')[0]}`);
    }
  }
  return found;
}

async function load(name: string, version: string): Promise<Module> {
  const folder = join(cacheFolder, `${name.replace(/\W+/g, '-')}-${version}`);
  const stamp = join(folder, '.installed');
  if (!existsSync(stamp)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    const command = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`];
    const { status, stderr } = spawnSync('npm', command, {
      cwd: folder,
      encoding: 'utf8',
      env: withoutSecrets(process.env),
      timeout: 300_000,
    });
    if (status !== 0) throw new Error(`npm could not install it. ${stderr?.trim().split('\n').at(-1) ?? ''}`);
    writeFileSync(stamp, `${name}@${version}\n`);
  }
  const manifest = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${readFileSync(stamp, 'utf8').trim()} is not in its folder.`);
  return import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href);
}
