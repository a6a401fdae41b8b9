import { mkdirSync } from 'node:fs';
import { type ClientArgs, clientOf, outcomeOf } from './client.js';
import { programArgs, respondTo } from './respond.js';

/** Runs tasks one by one, several at a time. It is never killed, so that its memory can be measured. */
const args = programArgs<ClientArgs>();
const { gen, wait, records, requestFor, load } = clientOf(args);
let isLast = false;
let count = 0;

mkdirSync(`${args.folder}/files`, { recursive: true });
const callers = Promise.all(Array.from({ length: 5 }, call));
respondTo({}, { finish });

async function finish() {
  isLast = true;
  await callers;
}

async function call(): Promise<void> {
  while (!isLast) {
    count += 1;
    const key = `call ${count}`;
    let id: string | undefined;
    const onSending = () => records.planned.append({ key });
    const onCreated = (created: { id: string }) => {
      id = created.id;
    };
    try {
      const task = await gen.text2video.run(requestFor(key), { ...wait, onSending, onCreated });
      await load(key, task);
      records.outcomes.append(outcomeOf(key, id));
    } catch (error) {
      records.outcomes.append(outcomeOf(key, id, error as Error));
    }
  }
}
