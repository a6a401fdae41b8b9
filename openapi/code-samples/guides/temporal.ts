import { proxyActivities, sleep } from '@temporalio/workflow';
import type * as activities from './temporal-activities.js';

const { create, poll, save } = proxyActivities<typeof activities>({
  startToCloseTimeout: '10 minutes',
  retry: { nonRetryableErrorTypes: ['OutcomeUnknownError'] },
});
export async function film(id: string, prompt: string): Promise<void> {
  const handle = await create(id, prompt);
  for (
    let last = await poll(handle);
    !last.isDone;
    last = await poll(handle)
  )
    await sleep(last.nextPollAfter);
  await save(handle, `${id}.mp4`);
}
