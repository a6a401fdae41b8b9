import { asSchema, generateText, isStepCount } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import { type Budget, type ToolCall, type ToolName, tools } from '../../src/ai/index.js';
import { fieldsOf, type Generator, generators } from '../../src/models/index.js';
import { memoryRecords } from '../../src/once/index.js';
import { failure } from '../client/failure.js';
import { ends } from '../once/setup.js';
import { requests } from '../support/requests-of-generators.js';
import { setup } from './setup.js';

const film = requests.adFilm;
const call = (toolCallId = 'call-1'): ToolCall => ({ toolCallId });
const generous: Budget = { tasks: 100 };

/** A model that calls these tools, one after the other, and then says that it is done. */
const scripted = (...steps: [toolName: string, input: object][]) =>
  new MockLanguageModelV4({
    doGenerate: [
      ...steps.map(([toolName, input], number) => ({
        content: [{ type: 'tool-call' as const, toolCallId: `call-${number}`, toolName, input: JSON.stringify(input) }],
        finishReason: { unified: 'tool-calls' as const, raw: undefined },
        usage,
        warnings: [],
      })),
      {
        content: [{ type: 'text' as const, text: 'Done.' }],
        finishReason: { unified: 'stop' as const, raw: undefined },
        usage,
        warnings: [],
      },
    ],
  });

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 1, text: 1, reasoning: undefined },
};

describe('an agent', () => {
  it('makes a film, a comic and a music video, and edits the film', async () => {
    const { gen, creates, sandbox } = setup();
    const edit = { type: 'generate_bgm', ad_one_click_task_id: '?', prompt: 'Calm' };
    const model = scripted(['adFilm', film], ['explainComic', requests.explainComic], ['mv', requests.mv]);
    const result = await ends(
      generateText({ model, prompt: 'Make them.', tools: tools(gen, { budget: generous }), stopWhen: isStepCount(10) }),
    );
    const results = result.steps.flatMap(({ toolResults }) => toolResults);
    expect(results.map(({ toolName }) => toolName)).toEqual(['adFilm', 'explainComic', 'mv']);
    for (const { output } of results)
      expect(output).toMatchObject({ state: 'success', creations: [{ url: expect.any(String) }] });
    const filmId = sandbox.tasks().find(({ operation }) => operation === 'createAdFilm')?.id ?? '';
    const second = scripted(['adFilm_edit', { ...edit, ad_one_click_task_id: filmId }]);
    const edited = await ends(
      generateText({
        model: second,
        prompt: 'Edit it.',
        tools: tools(gen, { budget: generous }),
        stopWhen: isStepCount(5),
      }),
    );
    expect(edited.steps[0]?.toolResults[0]?.output).toMatchObject({ state: 'success' });
    expect([creates(), result.text]).toEqual([4, 'Done.']);
  });

  it('gets the violations of an input, and nothing is sent', async () => {
    const { gen, creates } = setup();
    const model = scripted(['adFilm', { ...film, duration: 61 }]);
    await ends(
      generateText({ model, prompt: 'Make it.', tools: tools(gen, { budget: generous }), stopWhen: isStepCount(3) }),
    );
    expect(JSON.stringify(model.doGenerateCalls[1]?.prompt)).toContain('duration must be at most 60');
    expect(creates()).toBe(0);
  });

  it('gets the error of a used budget, and nothing more is sent', async () => {
    const { gen, creates } = setup();
    const model = scripted(['adFilm', film], ['mv', requests.mv]);
    await ends(
      generateText({
        model,
        prompt: 'Make both.',
        tools: tools(gen, { budget: { tasks: 1 } }),
        stopWhen: isStepCount(5),
      }),
    );
    expect(JSON.stringify(model.doGenerateCalls[2]?.prompt)).toContain('The budget of 1 task is used up.');
    expect(creates()).toBe(1);
  });
});

describe('a tool', () => {
  it('creates once for a tool call, in any process', async () => {
    const { gen, creates } = setup();
    const shared = { budget: generous, records: memoryRecords(), conversation: 'chat-7' };
    const { id } = await ends(tools(gen, shared).adFilm.execute(film, call()));
    expect(await ends(tools(gen, shared).adFilm.execute(film, call()))).toMatchObject({ id, state: 'success' });
    expect(creates()).toBe(1);
    await ends(tools(gen, shared).adFilm.execute(film, call('call-2')));
    await ends(tools(gen, { ...shared, conversation: 'chat-8' }).adFilm.execute(film, call()));
    expect(creates()).toBe(3);
  });

  it('does not send a request again whose response was lost', async () => {
    const { gen, creates } = setup({ faults: [{ fault: 'lost', times: 1 }] });
    const { adFilm } = tools(gen, { budget: generous });
    for (const _ of [1, 2]) {
      expect(await ends(failure(adFilm.execute(film, call())))).toMatchObject({ code: 'outcome_unknown' });
    }
    expect(creates()).toBe(1);
  });

  it('counts a lost response for the budget, but not a rejected request', async () => {
    const lost = setup({ faults: [{ fault: 'lost', times: 1 }] });
    const afterLost = tools(lost.gen, { budget: { tasks: 1 } });
    await ends(failure(afterLost.adFilm.execute(film, call())));
    expect(await ends(failure(afterLost.adFilm.execute(film, call('2'))))).toMatchObject({ code: 'invalid_request' });
    const rejected = setup({ faults: [{ fault: 'status', code: 422, times: 1 }] });
    const afterRejected = tools(rejected.gen, { budget: { tasks: 1 } });
    await ends(failure(afterRejected.adFilm.execute(film, call())));
    expect(await ends(afterRejected.adFilm.execute(film, call('2')))).toMatchObject({ state: 'success' });
    expect([lost.creates(), rejected.creates()]).toEqual([1, 2]);
  });

  it('stops at the budget, also for calls at the same time', async () => {
    const price = 10;
    // Responses take a second, so that calls meet.
    const { gen, creates } = setup({ credits: price, faults: [{ fault: 'slow', by: '1s' }] });
    const { adFilm } = tools(gen, { budget: { tasks: 3 } });
    const many = Array.from({ length: 10 }, (_, number) => adFilm.execute(film, call(`${number}`)));
    const outcomes = await ends(Promise.allSettled(many));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const rich = tools(gen, { budget: { credits: price + 1 } });
    const others = Array.from({ length: 10 }, (_, number) => rich.adFilm.execute(film, call(`${number}`)));
    expect((await ends(Promise.allSettled(others))).filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(creates()).toBe(5);
  });

  it('returns the id of a task that has not ended in time, to read it later', async () => {
    const { gen, sandbox } = setup({}, { wait: { deadline: 1000 } });
    const { adFilm, readTask } = tools(gen, { budget: generous });
    const result = await ends(adFilm.execute(film, call()));
    const [{ id } = { id: '' }] = sandbox.tasks();
    expect(result).toMatchObject({ id, state: 'processing', help: expect.stringContaining('readTask') });
    await sandbox.finish(id);
    expect(await ends(readTask.execute({ id }, call()))).toMatchObject({ id, state: 'success' });
  });

  it.each([
    [undefined, 'tools needs a budget: tools(gen, { budget: { tasks: 3 } }).'],
    [3, 'must be an object'],
    [{}, 'tools needs a budget'],
    [{ budget: 3 }, 'budget must be an object with tasks or credits'],
    [{ budget: { tasks: -1 } }, 'budget.tasks must be a whole number'],
    [{ budget: {} }, 'budget has no limit. Pass tasks, credits or both'],
    [{ budget: generous, records: {} }, 'records must be records'],
    [{ budget: generous, conversation: '' }, 'conversation must be a string'],
  ])('rejects the options %j', (options, says) => {
    expect(() => tools(setup().gen, options as never)).toThrow(says);
  });
});

const names = (Object.keys(generators) as Generator[]).filter(
  (name) => !/^(text2|img2|startEnd2|reference2|speech)/.test(name),
);

it('exports a tool for each generator without a model of the AI SDK', () => {
  const all = tools(setup().gen, { budget: generous });
  expect(Object.keys(all)).toEqual([...names.map((name) => name.replace('.', '_')), 'readTask']);
});

it.each(names)(
  'declares the schema of %s as an object with all fields, and requires those that are always required',
  async (name) => {
    const all = tools(setup().gen, { budget: generous });
    const { inputSchema, description } = all[name.replace('.', '_') as ToolName];
    const { models } = generators[name];
    const variants = (models.length > 0 ? models : [undefined]).map((model) =>
      (fieldsOf as (...args: unknown[]) => Record<string, { required: boolean }>)(name, model),
    );
    const schema = (await asSchema(inputSchema).jsonSchema) as { type: string; properties: object; required: string[] };
    expect(schema.type).toBe('object');
    expect(Object.keys(schema.properties).sort()).toEqual([...new Set(variants.flatMap(Object.keys))].sort());
    const required = Object.keys(schema.properties).filter((field) =>
      variants.every((fields) => fields[field]?.required),
    );
    expect(schema.required.sort()).toEqual(required.sort());
    expect(description).toContain(generators[name].summary);
  },
);

it('accepts the same inputs in the schema and the validator of a tool', async () => {
  const all = tools(setup().gen, { budget: generous });
  const { validate } = asSchema(all.premiumMv.inputSchema);
  expect(await validate?.(requests.premiumMv)).toMatchObject({ success: true });
  expect(await validate?.({ ...requests.premiumMv, premium_mv_mode: 'jump' })).toMatchObject({ success: false });
  const { properties } = (await asSchema(all.premiumMv.inputSchema).jsonSchema) as {
    properties: Record<string, object>;
  };
  const modes = ['sing', 'sing_perform', 'perform', 'dance'];
  expect(properties.premium_mv_mode).toMatchObject({ anyOf: modes.map((mode) => ({ const: mode })) });
});
