import { experimental_generateVideo, generateImage, generateSpeech } from 'ai';
import { afterEach, beforeEach } from 'vitest';
import { createGenMediaProvider, type GenMediaProvider, type ProviderOptions } from '../../src/ai/index.js';
import type { GenMediaOptions } from '../../src/index.js';
import type { SandboxOptions } from '../../src/sandbox/index.js';
import { countDigests, ends } from '../once/setup.js';
import { type Simulation, simulate } from '../tasks/simulated.js';

export const prompt = 'A lighthouse in a storm';
export const image = 'https://example.com/watch.png';
export const otherImage = 'https://example.com/sea.png';
export const clip = { data: 'https://example.com/watch.mp4', mediaType: 'video/mp4' };
export const voice = 'Arrogant_Miss';

// The AI SDK writes warnings to the console. Tests read them from results.
beforeEach(() => void Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false }));
afterEach(() => void Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: undefined }));

export interface AiSetup extends Simulation {
  genmedia: GenMediaProvider;
  /** The last create that the service got. */
  lastCreate: () => { operation: string | undefined; body: object };
}

/** The provider with a sandbox in simulated time. */
export function setup(
  options: SandboxOptions = {},
  client: GenMediaOptions = {},
  provider: Omit<ProviderOptions, 'gen'> = {},
): AiSetup {
  const simulation = simulate(options, client);
  countDigests();
  const genmedia = createGenMediaProvider({ gen: simulation.gen, ...provider });
  const lastCreate = () => {
    const found = simulation.sandbox.requests().find(({ method }) => method === 'POST');
    return { operation: found?.operation, body: JSON.parse(found?.body ?? '{}') };
  };
  return { ...simulation, genmedia, lastCreate };
}

type VideoCall = Parameters<typeof experimental_generateVideo>[0];

/** A call of `generateVideo`, to its end. Its own download loads no files of this machine, where the sandbox is. */
export const makeVideo = (
  { download }: GenMediaProvider,
  call: Omit<VideoCall, 'prompt'> & Partial<Pick<VideoCall, 'prompt'>>,
) => ends(experimental_generateVideo({ prompt, download, ...call }));

/** A call of `generateImage`, to its end. */
export const makeImage = (call: Parameters<typeof generateImage>[0]) => ends(generateImage(call));

/** A call of `generateSpeech`, to its end. */
export const makeSpeech = (call: Parameters<typeof generateSpeech>[0]) => ends(generateSpeech(call));
