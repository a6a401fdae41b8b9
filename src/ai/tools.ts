import type { BodyName, Task, TaskSuccess } from 'genmedia/schema';
import { bodies } from '../../generated/validators.js';
import type { GenMedia } from '../client/gen-media.js';
import { assertIsClient } from '../client/generator-of.js';
import type { TaskRequest } from '../client/request-types.js';
import { checkOptions, kindOf, type OptionRule, objectWith } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { isGenMediaError } from '../errors/is-gen-media-error.js';
import { type Generator, generators } from '../models/index.js';
import { memoryRecords, once, type Records } from '../once/index.js';
import { outcomeOf } from '../once/send-once.js';
import { isObject } from '../shared/is-object.js';
import type { CreatedTask } from '../tasks/created-task.js';
import type { OperationId } from '../terms/operation.js';
import type { TaskHandle } from '../terms/task-handle.js';
import type { CallOptions } from '../transport/options.js';
import { type StandardSchema, standardSchema } from '../validate/index.js';
import { type Budget, Spending } from './budget.js';
import { modelGenerators } from './model-ids.js';

/** Options of `tools`. */
export interface ToolsOptions {
  /** What the agent may spend: `{ tasks: 3, credits: 100 }`. */
  budget: Budget;
  /** Where creates are recorded: records of `genmedia/once`. Default: the memory of this process. */
  records?: Records | undefined;
  /**
   * Name of the conversation. A tool call that is executed again in it, also in another process with the same `records`, has the same
   * task. Default: a new one for each call of `tools`.
   */
  conversation?: string | undefined;
}

/** A tool of the AI SDK. */
export interface MediaTool<Input, Output> {
  /** What it does, for the language model. */
  readonly description: string;
  /** Validates the input, and describes it as JSON Schema. */
  readonly inputSchema: StandardSchema<Input>;
  /** Runs the tool. */
  readonly execute: (input: Input, options: ToolCall) => Promise<Output>;
}

/** What the AI SDK says about a call of a tool. */
export interface ToolCall {
  /** Id of the call. The same id in the same conversation has the same task. */
  readonly toolCallId: string;
  /** Ends the wait. A task that was created continues. */
  readonly abortSignal?: AbortSignal | undefined;
}

/** What a tool returns: the task, or its id while it has not ended. */
export type ToolResult = TaskSuccess | { readonly id: string; readonly state: string; readonly help: string };

type Dotted<Name extends string> = Name extends `${infer Start}.${infer End}` ? `${Start}_${End}` : Name;

/** Names of the tools: generators without models of the AI SDK, with `_` for the point, and `readTask`. */
export type ToolName = Dotted<
  Exclude<Generator, 'text2video' | 'img2video' | 'startEnd2video' | 'reference2video' | 'reference2image' | 'speech'>
>;

/** All tools by their names. */
export type MediaTools = Readonly<Record<ToolName, MediaTool<object, ToolResult>>> & {
  /** Reads a task by its id. */
  readonly readTask: MediaTool<{ id: string }, ToolResult | Task>;
};

const noBudget = 'tools needs a budget: tools(gen, { budget: { tasks: 3 } }).';

/**
 * Films, comics, music videos and edits as tools of the AI SDK. Each creates a task once for each tool call, within a budget, and
 * returns its results.
 *
 *     const result = await generateText({ model, prompt, tools: tools(gen, { budget: { tasks: 3 } }), stopWhen: isStepCount(10) });
 */
export function tools(gen: GenMedia, options: ToolsOptions): MediaTools {
  assertIsClient('tools', gen, 'options');
  if (options === undefined) throw new ConfigurationError(noBudget);
  checkOptions('tools', options, { budget: aBudget, records: someRecords, conversation: aName });
  if (!options.budget) throw new ConfigurationError(noBudget);
  const { budget, records = memoryRecords(), conversation = crypto.randomUUID() } = options;
  const spending = new Spending(budget);
  const names = (Object.keys(generators) as Generator[]).filter((name) => !modelGenerators.includes(name));
  const makers = Object.fromEntries(names.map((name) => [name, { create: countedCreate(gen, name, spending) }]));
  const creates = once({ ...gen, ...makers } as unknown as GenMedia, records);

  const end = async (handle: TaskHandle, signal: AbortSignal | undefined): Promise<ToolResult> => {
    try {
      const task = await gen.tasks.wait(handle, { signal });
      spending.report(handle.id, task.credits);
      return task;
    } catch (error) {
      if (!isGenMediaError(error, 'deadline')) throw error;
      return { id: handle.id, state: 'processing', help: 'It has not ended. Call readTask with its id later.' };
    }
  };
  const all = names.map((name): [string, MediaTool<object, ToolResult>] => {
    const { operation, summary, descriptions = {} } = generators[name];
    const { request } = bodies[operation as OperationId] as { request: BodyName };
    const meanings = Object.entries(descriptions).map(([value, meaning]) => `${value}: ${meaning}`);
    const tool: MediaTool<object, ToolResult> = {
      description: [`${summary}. It costs credits and takes minutes.`, ...meanings].join(' '),
      inputSchema: standardSchema(request) as StandardSchema<object>,
      execute: async (input, { toolCallId, abortSignal }) => {
        const task = { generator: name, request: input } as unknown as TaskRequest;
        const { handle } = await creates.create([conversation, toolCallId].join('/'), task);
        return end(handle, abortSignal);
      },
    };
    return [name.replace('.', '_'), tool];
  });
  const readTask: MediaTool<{ id: string }, ToolResult | Task> = {
    description: 'Read a task by its id: its state, and its results once it has succeeded. It is free.',
    inputSchema: idSchema,
    execute: ({ id }, { abortSignal }) => gen.tasks.get(id, { signal: abortSignal }),
  };
  return { ...Object.fromEntries(all), readTask } as unknown as MediaTools;
}

const aBudget: OptionRule = { mustBe: 'an object with tasks or credits', fits: isObject, describe: kindOf };
const someRecords = objectWith('records, such as redisRecords returns', 'read', 'claim', 'replace', 'open');
const aName: OptionRule = {
  mustBe: 'a string of 1 to 100 characters',
  fits: (name) => typeof name === 'string' && name.length > 0 && name.length <= 100,
};

type AnyCreate = (request: object, options: CallOptions) => Promise<CreatedTask<object>>;

/** The create of a generator, counted. `adFilm.edit` is the method `edit` of `gen.adFilm`. */
function countedCreate(gen: GenMedia, name: Generator, spending: Spending): AnyCreate {
  const [generator = '', method = 'create'] = name.split('.');
  const maker = (gen as unknown as Record<string, Record<string, AnyCreate>>)[generator] as Record<string, AnyCreate>;
  const mayExist = (error: unknown) => ['accepted', 'unknown'].includes(outcomeOf(error).type);
  return (request, options) =>
    spending.create(() => (maker[method] as AnyCreate).call(maker, request, options), mayExist);
}

const jsonSchemaOfId = () => ({
  type: 'object',
  properties: { id: { type: 'string', description: 'Id of the task.' } },
  required: ['id'],
  additionalProperties: false,
});

const idSchema: StandardSchema<{ id: string }> = {
  '~standard': {
    version: 1,
    vendor: 'genmedia',
    validate: (value) => {
      const { id } = Object(value) as { id?: unknown };
      if (typeof id === 'string' && id !== '') return { value: { id } };
      return { issues: [{ message: 'id must be the id of a task.', path: ['id'] }] };
    },
    jsonSchema: { input: jsonSchemaOfId, output: jsonSchemaOfId },
  },
};
