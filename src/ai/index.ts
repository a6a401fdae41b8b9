/**
 * The models as a provider of the AI SDK, and films, comics and music videos as its tools.
 *
 *     import { experimental_generateVideo as generateVideo } from 'ai';
 *     import { GenMedia } from 'genmedia';
 *     import { createGenMediaProvider } from 'genmedia/ai';
 *
 *     const genmedia = createGenMediaProvider({ gen: new GenMedia() });
 *     const { videos } = await generateVideo({ model: genmedia.video('genq2'), prompt: 'A lighthouse' });
 *
 * @packageDocumentation
 */

export type { Budget } from './budget.js';
export { CallError } from './call-error.js';
export { type Capabilities, type Capability, capabilitiesOf } from './capabilities.js';
export type { ImageModelId, ImageOptions, SpeechOptions, VideoModelId, VideoOptions } from './model-ids.js';
export { createGenMediaProvider, type GenMediaProvider, type ProviderOptions, type WithOptions } from './provider.js';
export type * from './sdk-types.js';
export {
  type MediaTool,
  type MediaTools,
  type ToolCall,
  type ToolName,
  type ToolResult,
  type ToolsOptions,
  tools,
} from './tools.js';
