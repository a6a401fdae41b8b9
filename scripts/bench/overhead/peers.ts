import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installInCache } from '../../lib/cached-folder.js';

/** Creates something once. */
export type Create = () => Promise<unknown>;

// biome-ignore lint/suspicious/noExplicitAny: the modules of others, which are not installed here.
type Module = any;

const prompt = 'A lighthouse in a storm';

/** Other SDKs of media generation, at fixed versions, each with a client for a service on this machine, without retries. */
const peers: Record<string, (module: Module, baseUrl: string) => Create> = {
  'openai@6.49.0': ({ OpenAI }, baseURL) => {
    const client = new OpenAI({ apiKey: 'k', baseURL, maxRetries: 0 });
    return () => client.post('/videos', { body: { model: 'm', prompt } });
  },
  '@runwayml/sdk@4.20.1': ({ RunwayML }, baseURL) => {
    const client = new RunwayML({ apiKey: 'k', baseURL, maxRetries: 0 });
    return () => client.post('/v1/text_to_video', { body: { model: 'm', promptText: prompt } });
  },
  'replicate@1.4.0': ({ default: Replicate }, baseUrl) => {
    const client = new Replicate({ auth: 'k', baseUrl });
    return () => client.predictions.create({ version: 'v', input: { prompt } });
  },
  '@google/genai@2.32.0': ({ GoogleGenAI }, baseUrl) => {
    const client = new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl } });
    return () => client.models.generateVideos({ model: 'm', source: { prompt } });
  },
};

/** The peers that can be installed here, by name and version. The others are printed, with the reason. */
export async function connectPeers(baseUrl: string): Promise<Record<string, Create>> {
  const found: Record<string, Create> = {};
  for (const [peer, connect] of Object.entries(peers)) {
    const [, name = '', version] = /^(.+)@(.+)$/.exec(peer) ?? [];
    try {
      const create = connect(await load(name, peer), baseUrl);
      await create();
      found[`${name} ${version}`] = create;
    } catch (error) {
      console.log(`Skipped ${peer}: ${`${error instanceof Error ? error.message : error}`.split('\n')[0]}`);
    }
  }
  return found;
}

async function load(name: string, peer: string): Promise<Module> {
  const folder = await installInCache(peer.replace(/\W+/g, '-'), [`npm install --ignore-scripts ${peer}`]);
  return import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href);
}
