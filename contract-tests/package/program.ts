/** The program of a user, limited to the parts that depend on how a package is loaded. */
const program = `
async function main(): Promise<void> {
  const gen = new GenMedia({ validate: validateRequest, onEvent: logEvents() });
  const request: RequestFor<'text2video', 'genq2'> = { model: 'genq2', prompt: 'A lighthouse' };
  const task = await gen.text2video.create(request);
  const error = await gen.text2video.create({ ...request, prompt: 'x'.repeat(5001) }).catch((reason) => reason);
  const { data } = await createApiClient().GET('/ent/v2/subjects');
  const wrong = isValid('Text2VideoRequest', { model: 'genq2' }) || !standardSchema('Text2VideoRequest')['~standard'].validate({}).issues;
  const sandbox = createSandbox({ timing: { end: 0 } });
  const played = new GenMedia({ baseUrl: 'http://localhost', apiKey: 'k', fetch: sandbox.fetch });
  const { id } = await played.text2video.create(request);
  await sandbox.advance('1m');
  const { url, close } = await serve(sandbox, { port: 0 });
  const { state } = await new GenMedia({ baseUrl: url, apiKey: 'k' }).tasks.get(id);
  const credits = countCredits();
  const callbacks = createCallbackHandler({ verify: signedWith('secret'), inbox: undefined });
  const rejection = await callbacks(new Request('http://localhost', { method: 'POST', body: '{}' }));
  const more = new GenMedia({ baseUrl: url, apiKey: 'k', fetch: credits.fetch }).use(batch).use(download);
  const [result] = await more.batch([{ generator: 'text2video', request }, { id }], { firstPollAfter: 1 }).results;
  const finished = await more.tasks.resume({ id }, { callbacks });
  const file = await more.download(finished);
  const input = fromBytes(new Uint8Array(await new Response(file.stream).arrayBuffer()));
  await close();
  const seconds = isModel('text2video', request.model) ? fieldsOf('text2video', 'genq2').duration.maximum : 0;
  const found: Finding[] = [...(await preflight('createText2Video', { model: 'genq2' }))];
  console.log(JSON.stringify({
    id: task.id, seed: task.raw.seed, invalid: error instanceof InvalidRequestError && error instanceof GenMediaError,
    data, wrong, state, operations: Object.keys(document.paths).length,
    refused: rejection.status, batch: result?.task?.state, total: credits.total, input: input.slice(0, 22), seconds,
    found: found.map(({ path, severity }) => path + ' ' + severity),
  }));
}
main();
`;
export const main = `import { GenMedia, GenMediaError, InvalidRequestError, createApiClient, type RequestFor } from 'genmedia';
import type { Text2VideoResponse } from 'genmedia/schema';
import { isValid, standardSchema, validateRequest } from 'genmedia/validate';
import { batch, type BatchResult } from 'genmedia/batch';
import { createCallbackHandler, signedWith } from 'genmedia/callbacks';
import { countCredits } from 'genmedia/credits';
import { download } from 'genmedia/download';
import { fromBytes } from 'genmedia/inputs';
import { logEvents } from 'genmedia/logger';
import { fieldsOf, isModel } from 'genmedia/models';
import { preflight, type Finding } from 'genmedia/preflight';
import { createSandbox } from 'genmedia/sandbox';
import { serve } from 'genmedia/sandbox/node';
export type Result = BatchResult;
export type Found = Finding;
export type Created = Text2VideoResponse;
${program}`;
