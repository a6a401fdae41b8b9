import { plan } from './call-error.js';
import type { ImageModel } from './sdk-types.js';
import { type TaskRunner, toJsonHandles } from './task-runner.js';
import { providerName, toImageTask } from './to-task.js';
import { anyNumber, responseOf } from './video-model.js';

export function createImageModel(modelId: string, runner: TaskRunner): ImageModel {
  return {
    specificationVersion: 'v4',
    provider: providerName,
    modelId,
    maxImagesPerCall: anyNumber,
    supportsFileInputs: true,
    supportsMaskInputs: false,

    async doGenerate(call) {
      const { task, warnings } = plan(() => toImageTask(modelId, call));
      const handles = await runner.start(task, call.n, call);
      const { files, credits, warnings: failures } = await runner.wait(handles, call.abortSignal);
      const loaded = await Promise.all(files.map(({ url }) => runner.load(url, call.abortSignal)));
      const images = files.map(({ handle, ...file }) => ({ ...file, handle: { ...handle } }));
      const metadata = { handles: toJsonHandles(handles), images, ...(credits !== undefined && { credits }) };
      return {
        images: loaded.map(({ data }) => data),
        // The AI SDK would create an empty result again, which is paid for.
        isRetryable: false,
        warnings: [...warnings, ...failures],
        providerMetadata: { [providerName]: metadata },
        response: responseOf(modelId),
      };
    },
  };
}
