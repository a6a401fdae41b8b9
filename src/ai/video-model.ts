import { ConfigurationError } from '../errors/configuration-error.js';
import { isGenMediaError } from '../errors/is-gen-media-error.js';
import type { TaskHandle } from '../terms/task-handle.js';
import { CallError, plan } from './call-error.js';
import type { ByProvider, CallResponse, CallWarning, VideoModel, VideoResult } from './sdk-types.js';
import { handlesIn, type TaskResults, type TaskRunner, toJsonHandles } from './task-runner.js';
import { providerName, toVideoTask } from './to-task.js';
import type { Webhooks } from './webhooks.js';

/**
 * As many as a call may ask for. One task makes one video, and the AI SDK would split a call into several that do not know of each
 * other: if one failed, the tasks of the others would be lost.
 */
export const anyNumber = Number.MAX_SAFE_INTEGER;

/** The AI SDK takes it as unknown, and finds out itself. The service does not document the type of its files. */
const unknownType = 'application/octet-stream';

interface VideoModelSettings {
  readonly runner: TaskRunner;
  readonly webhooks: Webhooks;
  readonly loadVideos: boolean;
}

export function createVideoModel(modelId: string, { runner, webhooks, loadVideos }: VideoModelSettings): VideoModel {
  const toResult = (
    results: TaskResults,
    handles: readonly TaskHandle[],
    warnings: CallWarning[] = [],
  ): VideoResult => ({
    videos: results.files.map(({ url }) =>
      loadVideos ? { type: 'url', url, mediaType: unknownType } : { type: 'uploaded', mediaType: unknownType },
    ),
    warnings: [...warnings, ...results.warnings],
    providerMetadata: metadataOf(handles, results),
    response: responseOf(modelId),
  });
  return {
    specificationVersion: 'v4',
    provider: providerName,
    modelId,
    maxVideosPerCall: anyNumber,

    async doGenerate(call) {
      const { task, warnings } = plan(() => toVideoTask(modelId, call));
      const handles = await runner.start(task, call.n, call);
      return toResult(await runner.wait(handles, call.abortSignal), handles, warnings);
    },

    async doStart(call) {
      const { url, resolve } = webhooks.take(call.webhookUrl);
      const sent = { ...call, ...(url !== undefined && { webhookUrl: url }) };
      const { task, warnings } = plan(() => toVideoTask(modelId, sent));
      const handles = await runner.start(task, call.n, call);
      resolve?.(runner.wait(handles, call.abortSignal));
      const operation = { handles: toJsonHandles(handles), ...(url !== undefined && { webhook: true as const }) };
      return { operation, warnings, providerMetadata: metadataOf(handles), response: responseOf(modelId) };
    },

    async doStatus({ operation, abortSignal }) {
      const handles = handlesIn(operation);
      const response = responseOf(modelId);
      try {
        const results = await runner.read(handles, abortSignal);
        if (results) return { status: 'completed', ...toResult(results, handles) };
        if ((operation as { webhook?: unknown }).webhook) await runner.assertReadable(handles, abortSignal);
        return { status: 'pending', providerMetadata: metadataOf(handles), response };
      } catch (error) {
        if (!(error instanceof CallError && isGenMediaError(error.cause, 'task_failed'))) throw error;
        return { status: 'error', error: error.message, providerMetadata: error.providerMetadata, response };
      }
    },

    async handleWebhookOption({ webhook }) {
      if (typeof webhook !== 'function')
        throw new ConfigurationError(`webhook must be ${providerName}.webhook(url), not the URL itself.`);
      const { url, received } = await webhook();
      return { webhookUrl: url, received };
    },
  };
}

export const responseOf = (modelId: string): CallResponse => ({ timestamp: new Date(), modelId, headers: undefined });

function metadataOf(handles: readonly TaskHandle[], results?: TaskResults): ByProvider {
  const { credits, files } = results ?? {};
  const videos = files?.map(({ handle, ...file }) => ({ ...file, handle: { ...handle } }));
  return {
    [providerName]: {
      handles: toJsonHandles(handles),
      ...(credits !== undefined && { credits }),
      ...(videos && { videos }),
    },
  };
}
