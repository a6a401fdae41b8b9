import { type InputRequiredResult, inputRequired } from '@modelcontextprotocol/server';
import type { TaskRequest } from '../client/request-types.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { createStateOf } from '../once/create-record.js';
import { InProgressError } from '../once/index.js';
import { assertPreflight } from '../preflight/index.js';
import { excerpt, toHex } from '../shared/text.js';
import { handleOf, type TaskHandle } from '../terms/task-handle.js';
import { withFiles } from './files.js';
import { formOf } from './form.js';
import { type LedgerEntry, ledgerKey, type Order } from './ledger.js';
import { fieldsFor, infoOf, requestInput } from './model-tools.js';
import { begin, type Media } from './options.js';
import type { ToolOutput } from './result.js';
import { nameOf, readTask, taskOutput, toTaskData } from './task-data.js';
import type { Tool, ToolContext } from './tool.js';

interface CreateArguments {
  readonly intent: string;
  readonly generator: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly confirm?: string;
}

interface ResolveArguments {
  readonly intent: string;
  readonly task_id?: string;
  readonly confirm?: string;
}

const intentInput = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  description:
    'Your name for this one result, such as "intro-v1". The same intent never creates twice: use it again after errors',
} as const;

const confirmInput = {
  type: 'string',
  description: 'The code that an earlier call asked for, after the person agreed',
} as const;

/** Creates tasks, each intent once and within the limits. */
export const createTools = (media: Media): Tool[] => [
  {
    name: 'create_media',
    title: 'Create media',
    description: 'Starts a task, which costs credits, and returns its id at once. Then call wait_for_task.',
    annotations: { readOnlyHint: false, destructiveHint: !media.isSandbox, idempotentHint: true, openWorldHint: true },
    input: { intent: intentInput, ...requestInput, confirm: confirmInput },
    optional: ['confirm'],
    output: { ...taskOutput, is_new: { type: 'boolean' }, spent: { type: 'object' } },
    ifLate: 'It may still be sent. Call again with the same intent, which is never sent twice.',
    run: (args: CreateArguments, call) => begin(media, crypto.randomUUID(), () => create(media, args, call)),
  },
  {
    name: 'resolve_create',
    title: 'Resolve a lost create',
    description:
      'For an intent whose outcome is unknown: records its task, as the person found it. Without task_id there is none, and the intent is free again.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
    input: { intent: { type: 'string' }, task_id: { type: 'string' }, confirm: confirmInput },
    optional: ['task_id', 'confirm'],
    output: taskOutput,
    run: (args: ResolveArguments, call) => begin(media, crypto.randomUUID(), () => resolve(media, args, call)),
  },
];

async function create(
  media: Media,
  { intent, generator, request, confirm }: CreateArguments,
  call: ToolContext,
): Promise<ToolOutput | InputRequiredResult> {
  const { creates, ledger, records, inputs } = media;
  if (/\p{Cc}|^\s|\s$/u.test(intent))
    throw new ConfigurationError(
      'intent must be one line without control characters or spaces around it, such as intro-v1. Nothing was sent.',
    );
  if (intent === ledgerKey) throw new ConfigurationError('This intent is reserved. Use another one.');
  const { operation, selector } = infoOf(generator);
  // A callback of its own sandbox would be a request of this machine, to wherever an agent says.
  const { callback_url, ...withoutCallback } = request;
  const asked = media.isSandbox ? withoutCallback : request;
  const callbackNote = media.isSandbox && callback_url !== undefined ? ' This sandbox sends no callbacks.' : '';
  const body = await withFiles(asked, fieldsFor(generator, asked), inputs);
  const model = selector === null ? undefined : `${body[selector]}`;
  const order: Order = { intent, generator, model, form: formOf(generator, body) };
  if (!(await records.read(intent))) {
    await assertPreflight(operation, body);
    const question = await confirmation(media, order, body, confirm, call);
    if (question) return question;
  }
  const attempt = crypto.randomUUID();
  let isReserved = false;
  const onSending = async () => {
    if (media.limits.maxCredits !== undefined) await reconcile(media);
    await ledger.reserve(order, attempt);
    isReserved = true;
  };
  const task = { generator, request: body, options: { onSending } } as unknown as TaskRequest;
  try {
    const { handle, isNew } = await creates.create(intent, task);
    await ledger.accept(intent, handle);
    const result = await created(media, handle, isNew);
    return { ...result, text: `${result.text}${callbackNote}` };
  } catch (error) {
    const { handle } = Object(error) as { handle?: TaskHandle };
    const mayExist = error instanceof OutcomeUnknownError || error instanceof InProgressError;
    if (handle) await ledger.accept(intent, handle);
    else if (isReserved && !mayExist) await ledger.release(intent, attempt);
    throw error;
  }
}

/** The task that an intent has. If it cannot be read now, what it costs stays reserved until it is read. */
async function created(media: Media, handle: TaskHandle, isNew: boolean): Promise<ToolOutput> {
  const task = await readTask(media, handle).catch(() => undefined);
  const { credits, reserved, maxCredits, tasks, maxTasks } = await media.ledger.balance();
  const spent = {
    credits,
    reserved,
    tasks,
    ...(maxCredits !== undefined && { maxCredits }),
    ...(maxTasks !== undefined && { maxTasks }),
  };
  const limit = maxCredits === undefined ? '' : ` of ${maxCredits}`;
  const what = isNew ? 'was created' : 'exists already for this intent; nothing was sent';
  return {
    text: `${nameOf(handle.id)} ${what}. Call wait_for_task. ${credits}${limit} credits are spent, ${reserved} reserved.`,
    data: toTaskData(task ?? { id: handle.id, state: 'unknown' }),
    fields: { task_id: handle.id, state: task?.state ?? 'unknown', is_new: isNew, spent },
  };
}

/** Asks the person, if the create may cost more than the limit. Nothing is returned once it is confirmed. */
async function confirmation(
  media: Media,
  order: Order,
  body: object,
  confirm: string | undefined,
  call: ToolContext,
): Promise<ToolOutput | InputRequiredResult | undefined> {
  const { confirmAbove, ledger } = media;
  const price = await ledger.priceOf(order.form);
  if (confirmAbove === undefined || (price !== undefined && price <= confirmAbove)) return undefined;
  const cost = price === undefined ? 'What it costs is not known yet' : `Such a request has cost ${price} credits`;
  const what = `${order.generator}${order.model ? ` with ${excerpt(order.model)}` : ''}`;
  return ask(
    media,
    `Create ${what} for intent ${JSON.stringify(excerpt(order.intent))}? ${cost}.`,
    { ...order, body },
    confirm,
    call,
  );
}

/** Asks the person: through the client, or by a code that the next call brings along. */
async function ask(
  { ledger }: Media,
  question: string,
  about: object,
  confirm: string | undefined,
  { canAsk, choice }: ToolContext,
): Promise<ToolOutput | InputRequiredResult | undefined> {
  if (choice === 'yes') return undefined;
  if (choice === 'no') throw new ConfigurationError('The person did not agree. Nothing was sent.');
  if (canAsk) {
    const requestedSchema = {
      type: 'object' as const,
      properties: { agreed: { type: 'boolean' as const, title: question } },
      required: ['agreed'],
    };
    return inputRequired({ inputRequests: { confirm: inputRequired.elicit({ message: question, requestedSchema }) } });
  }
  const code = await codeOf(about, await ledger.secret());
  if (confirm === code) return undefined;
  return {
    text: `Not done yet. Ask the person: ${question} If they agree, call again with the same arguments and confirm: "${code}".`,
    fields: { error: 'confirmation_required', confirm: code },
    isError: true,
  };
}

/** A code for one request, which nobody can guess before it was asked for. */
async function codeOf(about: object, secret: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([secret, about]));
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 6));
}

async function resolve(
  media: Media,
  { intent, task_id, confirm }: ResolveArguments,
  call: ToolContext,
): Promise<ToolOutput | InputRequiredResult> {
  const { creates, gen, ledger, records } = media;
  const record = intent === ledgerKey ? undefined : await records.read(intent);
  if (!record) throw new ConfigurationError('This intent has no create without an outcome. list_tasks lists those.');
  const { operation } = createStateOf(record);
  if (task_id !== undefined) {
    const handle = handleOf({ id: task_id, operation, createdAt: record.startedAt });
    const owner = (await ledger.entries()).find((entry) => entry.handle?.id === task_id && entry.intent !== intent);
    if (owner)
      throw new ConfigurationError(
        `${nameOf(task_id)} belongs to intent ${JSON.stringify(excerpt(owner.intent))}, so it is not the one that was lost.`,
      );
    // The task must exist: anyone may have named it.
    await gen.tasks.get(handle);
    await creates.resolve(intent, { handle });
    await ledger.accept(intent, handle);
    return created(media, handle, false);
  }
  const question = `Is it certain that intent ${JSON.stringify(excerpt(intent))} has created nothing at the service? If a task exists after all, the next create is paid twice.`;
  const asked = await ask(media, question, { intent, version: record.version }, confirm, call);
  if (asked) return asked;
  await creates.resolve(intent, 'not created');
  await ledger.drop(intent);
  return { text: 'The intent is free again. create_media may send it.', fields: { state: 'none' } };
}

/** Milliseconds after which a reservation without a create is given back: its process was killed before it sent anything. */
const unsentAfterMs = 180_000;

/**
 * Brings the ledger up to date, after a process was killed, or a task could not be read: with the records, and with what the
 * service reports about tasks whose costs are not known.
 */
export async function reconcile(media: Media): Promise<readonly LedgerEntry[]> {
  const { ledger, records } = media;
  const entries = await ledger.entries();
  for (const { handle, credits } of entries) {
    if (handle && credits === undefined) await readTask(media, handle).catch(() => undefined);
  }
  for (const entry of entries.filter(({ handle }) => !handle)) {
    const record = await records.read(entry.intent);
    const handle = record && createStateOf(record).handle;
    if (handle) await ledger.accept(entry.intent, handle);
    else if (!record && Date.now() - entry.at > unsentAfterMs) await ledger.drop(entry.intent);
  }
  return ledger.entries();
}
