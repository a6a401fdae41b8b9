import { GenMedia } from 'genmedia';
import { batch, fileJournal } from 'genmedia/batch';

const gen = new GenMedia().use(batch);
const prompts = ['Dawn', 'Noon', 'Dusk'];

// The first start uses the items, later ones continue from the journal.
const videos = await gen.batch.resume(fileJournal('videos.journal'), {
  items: prompts.map((prompt) => ({
    generator: 'text2video',
    request: { model: 'genq2', prompt },
  })),
  // Called for requests that were being sent: node videos.ts --resend=1
  resend: ({ index }) => process.argv.includes(`--resend=${index}`),
});
for await (const { index, task, error } of videos) {
  console.log(index, task?.creations[0]?.url ?? error?.message);
}
