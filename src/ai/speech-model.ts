import { DownloadError } from '../download/index.js';
import { plan, toCallError } from './call-error.js';
import { speechModelId } from './model-ids.js';
import type { SpeechModel } from './sdk-types.js';
import { type TaskRunner, toJsonHandles } from './task-runner.js';
import { providerName, toSpeechTask } from './to-task.js';

export function createSpeechModel(runner: TaskRunner): SpeechModel {
  return {
    specificationVersion: 'v4',
    provider: providerName,
    modelId: speechModelId,

    async doGenerate(call) {
      const { task, warnings } = plan(() => toSpeechTask(call));
      const handles = await runner.start(task, 1, call);
      const { files, credits } = await runner.wait(handles, call.abortSignal);
      const [handle] = handles;
      const { url } = files[0] ?? {};
      // The error of the AI SDK for an empty result would not say which task it was.
      if (url === undefined) throw toCallError(new DownloadError('the task has no creations', { handle }), handles);
      const { data } = await runner.load(url, call.abortSignal);
      const metadata = { handles: toJsonHandles(handles), url, ...(credits !== undefined && { credits }) };
      return {
        audio: data,
        warnings,
        providerMetadata: { [providerName]: metadata },
        response: { timestamp: new Date(), modelId: speechModelId },
      };
    },
  };
}
