import { GenMedia } from 'genmedia';
import { batch } from 'genmedia/batch';

const gen = new GenMedia().use(batch);
const prompts = ['Dawn', 'Noon', 'Dusk', 'Night', 'Storm'];
const isSpent = new AbortController();
const videos = gen.batch(
  prompts.map((prompt) => ({
    generator: 'text2video',
    request: { model: 'genq2', prompt },
  })),
  {
    concurrency: 2,
    signal: isSpent.signal,
    onUpdate: () => void (videos.credits >= 30 && isSpent.abort()),
  },
);
await videos.results;
const remaining = videos.remaining();

// Tasks in progress are paid for: wait for them. The others were not sent.
await gen.batch(remaining.filter((item) => 'id' in item)).results;
const unsent = remaining.filter((item) => 'generator' in item);
console.log(`${videos.credits} credits, ${unsent.length} not sent`);
