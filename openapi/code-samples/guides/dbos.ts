import { DBOS } from '@dbos-inc/dbos-sdk';
import { GenMedia } from 'genmedia';
import { download } from 'genmedia/download';
import { once, postgresRecords } from 'genmedia/once';
import { Pool } from 'pg';

const url = process.env.DATABASE_URL ?? '';
const gen = new GenMedia().use(download);
const records = postgresRecords(new Pool({ connectionString: url }));
const creates = once(gen, records);
async function makeFilm(id: string, prompt: string): Promise<void> {
  const request = { model: 'genq2', prompt } as const;
  const film = { generator: 'text2video', request } as const;
  const { handle } = await DBOS.runStep(() => creates.create(id, film));
  const poll = () => DBOS.runStep(() => creates.poll(handle));
  for (let step = await poll(); !step.isDone; step = await poll())
    await DBOS.sleep(step.nextPollAfter);
  await DBOS.runStep(() => gen.download(handle, `${id}.mp4`));
}
const film = DBOS.registerWorkflow(makeFilm);
DBOS.setConfig({ name: 'films', systemDatabaseUrl: url });
await records.createTable();
await DBOS.launch();
const [workflowID = '', prompt = ''] = process.argv.slice(2);
await DBOS.startWorkflow(film, { workflowID })(workflowID, prompt);
