// Stands for your application: adds ten jobs, and prints their results. It needs no API key.
import { createMediaQueue } from 'genmedia/bullmq';

const { REDIS_URL, CALLBACK_URL } = process.env;
const queue = createMediaQueue({ connection: { url: REDIS_URL } });
const request = { model: 'genq2', prompt: 'A lighthouse in a storm', callback_url: CALLBACK_URL };
const jobs = await queue.addBulk(
  Array.from({ length: 10 }, (_, index) => ({
    item: { generator: 'text2video', request },
    options: { jobId: `order-${index}` },
  })),
);
for (const job of jobs) {
  const { state, creations } = await queue.result(job);
  console.log(job.id, state, creations[0].url);
}
await queue.close();
