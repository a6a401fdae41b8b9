import { describe, expect, it } from 'vitest';
import { newFolder } from '../support/new-folder.js';
import { connect, serviceOptions, startService, video } from './setup.js';

/** Tokens by a count that anyone can repeat: one for each four characters of the JSON. */
const tokensOf = (value: unknown) => Math.ceil(JSON.stringify(value).length / 4);

describe('the tools', () => {
  it('takes fewer than 3,000 tokens to list tools, each with a title, a description, hints and schemas', async () => {
    const { client } = await connect({});
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['list_models', 'describe_model', 'check_request', 'create_media', 'resolve_create', 'wait_for_task'],
      ...['get_task', 'list_tasks', 'save_results', 'search_docs', 'read_doc'],
    ]);
    expect(tokensOf(tools)).toBeLessThan(3000);
    for (const { title, description, annotations, inputSchema, outputSchema } of tools) {
      expect(title).toBeTruthy();
      expect(description).toBeTruthy();
      expect(annotations).toMatchObject({ readOnlyHint: expect.any(Boolean), openWorldHint: expect.any(Boolean) });
      if (!annotations?.readOnlyHint)
        expect(annotations).toMatchObject({
          destructiveHint: expect.any(Boolean),
          idempotentHint: expect.any(Boolean),
        });
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(outputSchema).toMatchObject({ required: ['server', 'message'] });
    }
    const changing = tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name);
    expect(changing).toEqual(['create_media', 'resolve_create', 'save_results']);
  });

  it('reports a sandbox in every result if there is neither a URL nor a key', async () => {
    const { call, client } = await connect({});
    expect(client.getInstructions()).toContain('This is a sandbox');
    for (const [name, args] of [
      ['list_models', {}],
      ['describe_model', { generator: 'nothing' }],
      ['create_media', { intent: 'one', generator: 'text2video', request: video }],
      ['list_tasks', {}],
      ['search_docs', { words: 'polling' }],
    ] as const) {
      const { text, fields } = await call(name, args);
      expect(text).toContain('This is a sandbox: nothing is paid');
      expect(fields.server).toBe('sandbox');
    }
  });

  it('does not report a sandbox with the service', async () => {
    const { sandbox } = startService();
    const { call } = await connect(serviceOptions(sandbox));
    const { text, fields } = await call('list_models');
    expect(text).not.toContain('sandbox');
    expect(fields.server).toBe('service');
  });

  it('suggests a name for a tool that does not exist', async () => {
    const { call } = await connect({});
    expect(await call('describe_model', { generator: 'text2vidoe' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('There is no generator text2vidoe. Did you mean text2video?'),
    });
    expect((await call('describe_model', { generator: 'text2video', model: 'sora' })).text).toContain(
      'text2video has no model sora. Pass model: one of genq1, genq2.',
    );
    expect((await call('describe_model', { generator: 'text2video' })).text).toContain(
      'text2video has several models. Pass model: one of genq1, genq2.',
    );
    expect((await call('describe_model', { generator: 'speech', model: 'sora' })).text).toContain(
      'speech has no models to choose from. Call again without model.',
    );
    expect((await call('read_doc', { page: 'errors#nothing-of-this' })).text).toContain('There are errors, errors#');
    expect((await call('read_doc', { page: 'eror' })).text).toContain('Did you mean errors?');
  });

  it('checks a request without sending it, and reports what is wrong and where', async () => {
    const { sandbox, posts } = startService();
    const { call } = await connect(serviceOptions(sandbox));
    const { fields, text } = await call('check_request', {
      generator: 'text2video',
      request: { ...video, duration: 11 },
    });
    expect(fields).toMatchObject({ valid: false, findings: [{ severity: 'error', path: '/duration' }] });
    expect(text).toContain('The request would be rejected');
    expect(posts()).toBe(0);
  });

  it('rejects arguments that the schema does not have', async () => {
    const { call } = await connect({});
    for (const [name, args, message] of [
      ['get_task', { id: 'x' }, "must have required property 'task_id'"],
      ['get_task', { task_id: null }, 'task_id must be string'],
      ['get_task', { task_id: 'x'.repeat(501) }, 'task_id must NOT have more than 500 characters'],
      [
        'save_results',
        { task_id: '1', path: '/etc' },
        'must NOT have additional properties. save_results takes task_id.',
      ],
      ['list_tasks', { all: true }, 'list_tasks takes no arguments.'],
      ['check_request', { generator: 'text2video', request: '{}' }, 'request must be object'],
      ['create_media', { intent: 7, generator: 'text2video', request: video }, 'intent must be string'],
      ['create_media', { intent: 'i'.repeat(10_240), generator: 'text2video', request: video }, '255 characters'],
      ['create_media', { intent: 'a\nb', generator: 'text2video', request: video }, 'intent must be one line'],
      [
        'create_media',
        { intent: ' ', generator: 'text2video', request: video },
        'without control characters or spaces',
      ],
    ] as const) {
      const { isError, text, fields } = await call(name, args);
      expect({ name, isError, server: fields.server }).toEqual({ name, isError: true, server: 'sandbox' });
      expect(text).toContain(message);
      expect(text).toContain('This is a sandbox');
    }
    expect((await call('list_tasks')).fields.tasks).toEqual([]);
  });

  it('creates a task, waits for it and saves its result', async () => {
    const { sandbox } = startService();
    const output = newFolder();
    const { call } = await connect(serviceOptions(sandbox, { output }));
    const created = await call('create_media', { intent: 'intro', generator: 'text2video', request: video });
    expect(created.fields).toMatchObject({ is_new: true, spent: { credits: 10, reserved: 0, tasks: 1 } });
    const { task_id } = created.fields;
    const early = await call('save_results', { task_id });
    expect(early).toMatchObject({ isError: true, text: expect.stringContaining('call wait_for_task') });
    await sandbox.finish(`${task_id}`);
    const ended = await call('wait_for_task', { task_id });
    expect(ended.fields).toMatchObject({ state: 'success', data: { creations: [{ url: expect.any(String) }] } });
    const saved = await call('save_results', { task_id });
    expect(saved.fields.files).toEqual([{ path: expect.stringContaining(output), bytes: expect.any(Number) }]);
    const listed = await call('list_tasks');
    expect(listed.fields).toMatchObject({
      tasks: [{ intent: 'intro', task_id, state: 'success', credits: 10 }],
      unknown: [],
    });
  });

  it('reports a task that has failed as a result, with its code', async () => {
    const { sandbox } = startService();
    const { call } = await connect(serviceOptions(sandbox));
    const { fields } = await call('create_media', { intent: 'intro', generator: 'text2video', request: video });
    await sandbox.fail(`${fields.task_id}`, 'ContentRejected');
    const ended = await call('wait_for_task', { task_id: fields.task_id });
    expect(ended).toMatchObject({ isError: false, fields: { state: 'failed', data: { err_code: 'ContentRejected' } } });
  });

  it('says what to do about a task that the service does not know', async () => {
    const { sandbox } = startService();
    const { call } = await connect(serviceOptions(sandbox));
    expect(await call('get_task', { task_id: '4711' })).toMatchObject({ isError: true, fields: { error: 'rejected' } });
    // A sandbox of its own says what it is, and an id that cannot be one is not about an intent.
    const own = await connect({});
    expect((await own.call('get_task', { task_id: '4711' })).text).toContain('This sandbox has no task 4711.');
    const { text } = await own.call('get_task', { task_id: '..' });
    expect(text).toContain('The request is not valid, and nothing was sent. Change it.');
  });

  it('finds and prints the docs', async () => {
    const { call } = await connect({});
    const { fields } = await call('search_docs', { words: 'polling' });
    const [first] = fields.places as { page: string }[];
    expect((await call('read_doc', { page: first?.page })).text).toMatch(/^#+ /);
    expect((await call('read_doc', { page: 'createText2Video' })).text).toContain('text2video');
    // For clients that pass on only the fields.
    expect((await call('read_doc', { page: 'errors' })).fields.message).toMatch(/^# /);
    // It once never ended, and the server with it.
    const empty = await call('search_docs', { words: '  ' });
    expect(empty.fields.places).toEqual([]);
    expect(empty.text).toContain('The docs say nothing about an empty search. Their pages: ');
    expect((await call('search_docs', { words: '(((a+)+)+$' })).fields.places).toEqual([]);
    expect((await call('search_docs', { words: 'xyzzy' })).text).toContain('The docs say nothing about xyzzy');
  });
});

describe('a wait', () => {
  it('ends when the client cancels it, and the server continues', async () => {
    const { sandbox } = startService();
    const { call } = await connect(serviceOptions(sandbox));
    const { fields } = await call('create_media', { intent: 'intro', generator: 'text2video', request: video });
    const controller = new AbortController();
    const waiting = call('wait_for_task', { task_id: fields.task_id }, { signal: controller.signal });
    controller.abort(new Error('The user has changed their mind.'));
    await expect(waiting).rejects.toThrow('The user has changed their mind.');
    expect((await call('get_task', { task_id: fields.task_id })).isError).toBe(false);
  });

  it('rejects a time that is longer than clients wait', async () => {
    const { call } = await connect({});
    const { isError, text } = await call('wait_for_task', { task_id: '1', seconds: 46 });
    expect(isError).toBe(true);
    expect(text).toContain('must be <= 45');
  });
});

describe('resources and prompts', () => {
  it('lists the guides, the document and the tasks as resources', async () => {
    const { sandbox } = startService();
    const { call, client } = await connect(serviceOptions(sandbox));
    const { fields } = await call('create_media', { intent: 'intro', generator: 'text2video', request: video });
    const { resources } = await client.listResources();
    const uris = resources.map(({ uri }) => uri);
    expect(uris).toEqual(expect.arrayContaining(['genmedia://openapi.json', 'genmedia://docs/errors']));
    expect(uris).toContain(`genmedia://tasks/${fields.task_id}`);
    const textAt = async (uri: string) =>
      (await client.readResource({ uri })).contents.map((one) => ('text' in one ? one.text : ''));
    expect(JSON.parse(`${await textAt('genmedia://openapi.json')}`)).toHaveProperty('openapi');
    expect(`${await textAt('genmedia://docs/errors')}`).toMatch(/^# /);
    expect(JSON.parse(`${await textAt(`genmedia://tasks/${fields.task_id}`)}`)).toMatchObject({ id: fields.task_id });
    await expect(textAt('genmedia://docs/..%2f..%2fpackage.json')).rejects.toThrow('The docs have no page');
  });

  it('quotes a wish as text in a prompt', async () => {
    const { client } = await connect({});
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['make_media', 'find_lost_create']);
    const { messages } = await client.getPrompt({ name: 'make_media', arguments: { wish: 'a "red" car\u202e' } });
    expect(messages[0]?.content).toMatchObject({
      text: expect.stringContaining('Make this: "a \\"red\\" car\\u202e". Choose'),
    });
    expect(JSON.stringify(messages)).toContain('create_media');
  });
});
