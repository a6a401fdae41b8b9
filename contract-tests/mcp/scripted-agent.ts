import type { Call } from './setup.js';

/** A fixed program that knows the tools and nothing of the service: it makes one thing with each generator, from what tools say. */
export async function runAgent(
  call: Call,
  wanted: readonly string[],
): Promise<{ transcript: string[]; files: string[] }> {
  const transcript: string[] = [];
  const files: string[] = [];
  const say = async (name: string, args: object = {}) => {
    const result = await call(name, args);
    const [first = ''] = result.text.split('\n');
    transcript.push(
      `${name} ${JSON.stringify(args).slice(0, 90)} → ${result.isError ? 'error: ' : ''}${first.slice(0, 110)}`,
    );
    return result;
  };
  const { fields } = await say('list_models');
  for (const { generator, models } of fields.generators as { generator: string; models?: string[] }[]) {
    if (!wanted.includes(generator)) continue;
    const described = await say('describe_model', { generator, ...(models && { model: models.at(-1) }) });
    const { example: request } = described.fields;
    const checked = await say('check_request', { generator, request });
    if (checked.fields.valid !== true) throw new Error(checked.text);
    const order = { intent: `${generator}-1`, generator, request };
    const { task_id } = (await say('create_media', order)).fields;
    // As after a timeout of its client.
    await say('create_media', order);
    let state: unknown;
    for (let calls = 0; state !== 'success' && calls < 20; calls += 1) {
      ({ state } = (await say('wait_for_task', { task_id, seconds: 10 })).fields);
    }
    const saved = await say('save_results', { task_id });
    files.push(...(saved.fields.files as { path: string }[]).map(({ path }) => path));
  }
  await say('list_tasks');
  return { transcript, files };
}
