import { sleep } from 'workflow';
import { create, poll, save } from './vercel-workflow-steps.js';

export async function film(id: string, prompt: string) {
  'use workflow';
  const { handle } = await create(id, prompt);
  for (
    let step = await poll(handle);
    !step.isDone;
    step = await poll(handle)
  )
    await sleep(step.nextPollAfter);
  await save(handle, `${id}.mp4`);
}
