import { describe, expect, it } from 'vitest';
import type { Fetch } from '../../src/index.js';
import { mcpHandler } from '../../src/mcp/index.js';
import { memoryRecords } from '../../src/once/index.js';
import { type Called, connect, newest, serviceOptions, startService, video } from './setup.js';

const intro = { intent: 'intro', generator: 'text2video', request: video };
const another = (number: number) => ({ ...intro, intent: `clip-${number}` });
const createdIn = (results: readonly Called[]) => results.filter(({ fields }) => fields.is_new === true).length;

describe('an intent', () => {
  it('creates once for any number of calls, also through another server with the same records', async () => {
    const { sandbox, posts } = startService();
    const options = serviceOptions(sandbox);
    const [one, other] = [await connect(options), await connect(options)];
    const results = await Promise.all([one, one, other, other, one].map(({ call }) => call('create_media', intro)));
    expect(new Set(results.map(({ fields }) => fields.task_id)).size).toBe(1);
    expect(createdIn(results)).toBe(1);
    expect(posts()).toBe(1);
    const again = await connect(options);
    expect((await again.call('create_media', intro)).text).toContain(
      'exists already for this intent; nothing was sent',
    );
    expect(posts()).toBe(1);
  });

  it('rejects an intent with another request', async () => {
    const { sandbox, posts } = startService();
    const { call } = await connect(serviceOptions(sandbox));
    await call('create_media', intro);
    const { isError, text } = await call('create_media', { ...intro, request: { ...video, prompt: 'A harbour' } });
    expect(isError).toBe(true);
    expect(text).toContain('belongs to another request: prompt differs');
    expect(posts()).toBe(1);
  });

  it('frees an intent and its reserved credits after a rejection', async () => {
    const { sandbox, posts } = startService({ faults: [{ fault: 'status', code: 429, times: 1 }] });
    const { call } = await connect(serviceOptions(sandbox, { maxCredits: 30 }));
    expect(await call('create_media', intro)).toMatchObject({ isError: true, fields: { error: 'rejected' } });
    expect((await call('list_tasks')).fields).toMatchObject({ tasks: [], spent: { credits: 0, reserved: 0 } });
    expect((await call('create_media', intro)).fields).toMatchObject({ is_new: true });
    expect(posts()).toBe(2);
  });

  it('never sends an intent again after a lost response, and resolves it with its task', async () => {
    const { sandbox, posts } = startService({ faults: [{ fault: 'lost', operation: 'createText2Video', times: 1 }] });
    const { call } = await connect(serviceOptions(sandbox, { maxCredits: 30 }));
    for (let time = 0; time < 5; time += 1) {
      const { isError, text, fields } = await call('create_media', intro);
      expect(isError).toBe(true);
      expect(fields).toMatchObject({ error: 'outcome_unknown', intent: 'intro' });
      expect(text).toContain('a task may exist and be paid for');
    }
    expect(posts()).toBe(1);
    expect((await call('list_tasks')).fields).toMatchObject({
      tasks: [{ intent: 'intro', state: 'outcome unknown' }],
      unknown: [{ intent: 'intro' }],
      spent: { credits: 0, reserved: 30 },
    });
    expect((await call('resolve_create', { intent: 'intro', task_id: '4711' })).isError).toBe(true);
    const [task] = sandbox.tasks();
    expect((await call('resolve_create', { intent: 'intro', task_id: task?.id })).isError).toBe(false);
    expect((await call('list_tasks')).fields).toMatchObject({ unknown: [], spent: { credits: 10, reserved: 0 } });
    expect((await call('create_media', intro)).fields).toMatchObject({ task_id: task?.id, is_new: false });
    expect(posts()).toBe(1);
  });

  it('does not resolve an intent with the task of another intent', async () => {
    const { sandbox } = startService({ faults: [{ fault: 'lost', operation: 'createText2Video', times: 1 }] });
    const { call } = await connect(serviceOptions(sandbox));
    await call('create_media', intro);
    const { task_id } = (await call('create_media', another(2))).fields;
    const { isError, text } = await call('resolve_create', { intent: 'intro', task_id });
    expect(isError).toBe(true);
    expect(text).toContain(`Task ${task_id} belongs to intent "clip-2", so it is not the one that was lost.`);
    expect((await call('list_tasks')).fields.unknown).toHaveLength(1);
  });

  it('creates an intent once although the client cancels the call', async () => {
    const { sandbox, posts } = startService();
    const cancelling = new AbortController();
    // The user cancels when the service has the request.
    const fetch: Fetch = async (url, init) => {
      if (init?.method === 'POST') cancelling.abort(new Error('The user has changed their mind.'));
      return sandbox.fetch(`${url}`, init);
    };
    const { call } = await connect(serviceOptions(sandbox, { client: { fetch } }));
    const { signal } = cancelling;
    await expect(call('create_media', intro, { signal })).rejects.toThrow('The user has changed their mind.');
    expect((await call('create_media', intro)).fields).toMatchObject({ is_new: false });
    expect(posts()).toBe(1);
  });

  it('frees an intent without a task only if the person has confirmed it', async () => {
    const { sandbox, posts } = startService({ faults: [{ fault: 'lost', operation: 'createText2Video', times: 1 }] });
    const { call } = await connect(serviceOptions(sandbox, { maxCredits: 30 }));
    await call('create_media', intro);
    const asked = await call('resolve_create', { intent: 'intro' });
    expect(asked).toMatchObject({ isError: true, fields: { error: 'confirmation_required' } });
    expect((await call('resolve_create', { intent: 'intro', confirm: 'yes' })).isError).toBe(true);
    await call('resolve_create', { intent: 'intro', confirm: asked.fields.confirm });
    expect((await call('create_media', intro)).fields).toMatchObject({ is_new: true });
    expect(posts()).toBe(2);
  });
});

describe('limits', () => {
  it('limits 50 creates at once, and after a restart', async () => {
    const { sandbox, posts } = startService();
    const options = serviceOptions(sandbox, { maxCredits: 30 });
    const servers = [await connect(options), await connect(options)];
    const calls = Array.from({ length: 50 }, (_, number) => servers[number % 2]?.call('create_media', another(number)));
    const results = (await Promise.all(calls)) as Called[];
    expect(createdIn(results)).toBe(3);
    expect(posts()).toBe(3);
    expect(sandbox.tasks().reduce((sum, { credits }) => sum + credits, 0)).toBe(30);
    expect(results.find(({ isError }) => isError)?.text).toContain(
      '30 of 30 credits are spent and 0 are reserved for creates under way; this create needs 10',
    );
    const restarted = await connect(options);
    expect((await restarted.call('create_media', another(99))).isError).toBe(true);
    expect(posts()).toBe(3);
  });

  it('counts the cost of a task before the next create, if it could not be read at first', async () => {
    const { sandbox } = startService({
      faults: [{ fault: 'status', code: 500, operation: 'getTaskCreations', times: 1 }],
    });
    const { call } = await connect(serviceOptions(sandbox, { maxCredits: 30, client: { retries: 0 } }));
    const { fields } = await call('create_media', another(1));
    expect(fields).toMatchObject({ state: 'unknown', spent: { credits: 0, reserved: 30 } });
    expect((await call('create_media', another(2))).fields.spent).toMatchObject({ credits: 20, reserved: 0 });
  });

  it('limits the number of tasks too', async () => {
    const { sandbox, posts } = startService();
    const { call } = await connect(serviceOptions(sandbox, { maxTasks: 2 }));
    const results = await Promise.all([1, 2, 3, 4, 5].map((number) => call('create_media', another(number))));
    expect(createdIn(results)).toBe(2);
    expect(results.find(({ isError }) => isError)?.text).toContain(
      'The limit of 2 tasks is reached. Nothing was sent.',
    );
    expect(posts()).toBe(2);
  });

  it('counts what responses reported, and expects the same of the next', async () => {
    const { sandbox } = startService({ credits: 20 });
    const { call } = await connect(serviceOptions(sandbox, { maxCredits: 50 }));
    await call('create_media', another(1));
    expect((await call('create_media', another(2))).fields.spent).toEqual({
      credits: 40,
      reserved: 0,
      tasks: 2,
      maxCredits: 50,
    });
    expect((await call('create_media', another(3))).text).toContain('this create needs 20, by what others cost');
  });

  it('does not raise limits for a service that reports negative credits', async () => {
    const { sandbox, posts } = startService();
    const fetch: Fetch = async (url, init) => {
      const response = await sandbox.fetch(`${url}`, init);
      const body = { ...((await response.json()) as object), credits: -1000 };
      return Response.json(body, { status: response.status });
    };
    const { call } = await connect(serviceOptions(sandbox, { maxCredits: 30, client: { fetch } }));
    await call('create_media', another(1));
    expect((await call('list_tasks')).fields.spent).toMatchObject({ credits: 0, reserved: 30 });
    await sandbox.finish(`${sandbox.tasks()[0]?.id}`);
    await call('list_tasks');
    expect((await call('list_tasks')).fields.spent).toMatchObject({ credits: 0 });
    expect(posts()).toBe(1);
  });

  it('expects another price for a longer text of speech, and the same for another seed', async () => {
    const { sandbox } = startService();
    const { call } = await connect(serviceOptions(sandbox, { confirmAbove: 10 }));
    const { example } = (await call('describe_model', { generator: 'speech' })).fields;
    const speech = (intent: string, text: string) => ({
      intent,
      generator: 'speech',
      request: { ...(example as object), text },
    });
    const agree = async (order: object) => {
      const { confirm } = (await call('create_media', order)).fields;
      await call('create_media', { ...order, confirm });
    };
    await agree(speech('short', 'Good morning, and welcome.'));
    expect((await call('create_media', speech('as-short', 'Good evening, and welcome.'))).fields.is_new).toBe(true);
    expect((await call('create_media', speech('long', 'Good morning. '.repeat(50)))).fields.error).toBe(
      'confirmation_required',
    );
    await agree(intro);
    const again = { ...intro, intent: 'again', request: { ...video, seed: 7 } };
    expect((await call('create_media', again)).fields.is_new).toBe(true);
  });

  it('creates nothing on a read-only server', async () => {
    const { sandbox, posts } = startService();
    const { call, client } = await connect(serviceOptions(sandbox, { readOnly: true }));
    expect(client.getInstructions()).toContain('This server is read-only');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('create_media');
    for (const name of ['create_media', 'resolve_create'])
      await expect(call(name, intro)).rejects.toThrow(`${name} not found`);
    expect((await call('check_request', { generator: 'text2video', request: video })).fields.valid).toBe(true);
    expect(posts()).toBe(0);
  });

  it('requires records with the service', () => {
    expect(() => mcpHandler({ client: { baseUrl: 'http://service.test', apiKey: 'key-of-a-user' } })).toThrow(
      'records is missing',
    );
    expect(() => mcpHandler({ maxCredits: -1 })).toThrow('maxCredits');
  });
});

describe('a create above the limit for confirmation', () => {
  const elicitation = { capabilities: { elicitation: {} } };

  it.each([
    ['of the newest protocol', newest],
    // Over HTTP, a client of 2025 cannot be asked within a call.
  ] as const)('asks the person through a client %s', async (_, era) => {
    const { sandbox, posts } = startService();
    const { call, client } = await connect(serviceOptions(sandbox, { confirmAbove: 5 }), { ...era, ...elicitation });
    const confirmations: string[] = [];
    let agreed = false;
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      confirmations.push(params.message);
      return { action: 'accept', content: { agreed } };
    });
    expect((await call('create_media', intro)).text).toContain('The person did not agree. Nothing was sent.');
    expect(posts()).toBe(0);
    agreed = true;
    expect((await call('create_media', intro)).fields).toMatchObject({ is_new: true });
    expect((await call('create_media', another(2))).fields).toMatchObject({ is_new: true });
    expect(confirmations).toEqual([
      ...Array(2).fill('Create text2video with genq2 for intent "intro"? What it costs is not known yet.'),
      'Create text2video with genq2 for intent "clip-2"? Such a request has cost 10 credits.',
    ]);
    // The task exists: there is nothing to confirm.
    await call('create_media', intro);
    expect(confirmations).toHaveLength(3);
  });

  it.each([
    ['of the newest protocol', newest],
    ['of 2025', {}],
    ['that can only open a URL', { ...newest, capabilities: { elicitation: { url: {} } } }],
  ] as const)('returns a code for the confirmation to a client %s that cannot ask', async (_, era) => {
    const { sandbox, posts } = startService();
    const { call } = await connect(serviceOptions(sandbox, { confirmAbove: 5 }), era);
    const asked = await call('create_media', intro);
    expect(asked.text).toContain('Ask the person: Create text2video with genq2 for intent "intro"?');
    const { confirm } = asked.fields;
    const other = await call('create_media', { ...another(2), confirm });
    expect(other.fields.error).toBe('confirmation_required');
    expect(posts()).toBe(0);
    expect((await call('create_media', { ...intro, confirm })).fields).toMatchObject({ is_new: true });
    expect(posts()).toBe(1);
  });

  it('asks for no confirmation of a create that has cost less than the limit', async () => {
    const { sandbox } = startService();
    const records = memoryRecords();
    const first = await connect(serviceOptions(sandbox, { records }));
    await first.call('create_media', intro);
    const { call } = await connect(serviceOptions(sandbox, { records, confirmAbove: 10 }));
    expect((await call('create_media', another(2))).fields).toMatchObject({ is_new: true });
    const longer = { ...another(3), request: { ...video, duration: 8 } };
    expect((await call('create_media', longer)).fields.error).toBe('confirmation_required');
  });

  it('rejects an invalid request without a question', async () => {
    const { sandbox } = startService();
    const { call } = await connect(serviceOptions(sandbox, { confirmAbove: 5 }));
    const { fields } = await call('create_media', { ...intro, request: { ...video, duration: 11 } });
    expect(fields.error).toBe('invalid_request');
  });
});
