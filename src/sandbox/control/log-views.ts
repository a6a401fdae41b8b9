import type { CallbackDispatcher } from '../callbacks/dispatcher.js';
import type { Sandbox, SandboxCallback } from '../core/sandbox.js';
import type { SandboxState } from '../core/state.js';
import { prefix } from '../http/message.js';
import { SandboxRejection } from '../http/rejection.js';
import type { LoggedExchange } from '../log/traffic.js';
import type { TrafficLog } from '../log/traffic-log.js';
import { findTask } from '../operations/reads.js';
import { fileOf, resultsOf } from '../results/url.js';
import type { RecentItems } from '../storage/recent.js';
import type { Delivery } from '../tasks/delivery.js';
import { hasOwnRow, startedParts } from '../tasks/film-parts.js';
import type { StoredTask } from '../tasks/task.js';
import { stateOf } from '../tasks/task-state.js';
import { toSandboxCallback, toSandboxTask } from '../views/inspect.js';
import { matcherOf, type PageQuery, toListed } from './listed.js';
import type { CallbackView, Listed, RequestRow, TaskRow, TaskView } from './views.js';

/** What the controls read and change. */
export interface ControlParts {
  sandbox: Sandbox;
  state: SandboxState;
  traffic: TrafficLog;
  deliveries: RecentItems<Delivery>;
  dispatcher: CallbackDispatcher;
}

const toText = (time: number) => new Date(time).toISOString();

function toTaskRow(task: StoredTask, now: number): TaskRow {
  const row = toSandboxTask(task, now);
  const hasThumbnail = row.state === 'success' && resultsOf(task).includes('cover');
  return {
    ...row,
    queueingAt: toText(task.queueingAt),
    processingAt: toText(task.processingAt),
    ...(hasThumbnail && { thumbnail: filePath(task, 'cover') }),
  };
}

const filePath = (task: StoredTask, name: ReturnType<typeof resultsOf>[number]) =>
  `files/${task.id}/${fileOf(task, name)}`;

const toRequestRow = ({ request: _, response: __, ...row }: LoggedExchange): RequestRow => row;

const textsOf = (task: StoredTask) => {
  const part = task.kind === 'film-part' ? task.part : undefined;
  return [task.id, task.operation, task.model, task.shownPrompt, part?.prompt, part?.filmId, task.errCode];
};

/**
 * A page of the tasks, and the credits of all that match. A film is one row, with its parts if `open` names it; it is also
 * found by what is searched for in its parts.
 */
export function listTasks(
  { state: { tasks, clock } }: ControlParts,
  query: URLSearchParams,
  page: PageQuery,
): Listed<TaskRow> & { credits: number } {
  const now = clock.now();
  const matches = matcherOf(query.get('q'));
  const [wantedState, operation] = [query.get('state') || undefined, query.get('operation') || undefined];
  const open = (query.get('open') ?? '').split(',');
  let credits = 0;
  const listed = toListed(
    tasks.newest(tasks.size, (task) => hasOwnRow(tasks, task, now)),
    page,
    (task) => {
      const all = [task, ...startedParts(tasks, task, now)];
      if (operation !== undefined && !all.some((one) => one.operation === operation)) return false;
      if (wantedState !== undefined && stateOf(task, now) !== wantedState) return false;
      if (!matches(...all.flatMap(textsOf))) return false;
      for (const one of all) credits += one.credits;
      return true;
    },
    (task) => {
      const parts = startedParts(tasks, task, now);
      return {
        ...toTaskRow(task, now),
        ...(parts.length > 0 && { partCount: parts.length }),
        ...(open.includes(task.id) && { parts: parts.map((part) => toTaskRow(part, now)) }),
      };
    },
  );
  return { ...listed, credits };
}

/** A page of the requests. A search also reads headers and bodies, in both directions. */
export function listRequests({ traffic }: ControlParts, query: URLSearchParams, page: PageQuery): Listed<RequestRow> {
  const matches = matcherOf(query.get('q'));
  const hasSearch = Boolean(query.get('q'));
  const [status, operation] = [query.get('status') || undefined, query.get('operation') || undefined];
  return toListed(
    traffic.exchanges(),
    page,
    (exchange) => {
      if (operation !== undefined && exchange.operation !== operation) return false;
      if (status === 'fault' ? exchange.faults.length === 0 : status && `${exchange.status}`[0] !== status[0])
        return false;
      return !hasSearch || matches(JSON.stringify(exchange));
    },
    (exchange) => traffic.clean(toRequestRow(exchange)),
  );
}

/** A page of the callbacks. */
export function listCallbacks(
  { deliveries }: ControlParts,
  query: URLSearchParams,
  page: PageQuery,
): Listed<SandboxCallback> {
  const matches = matcherOf(query.get('q'));
  const outcome = query.get('outcome') || undefined;
  return toListed(
    deliveries.newest(),
    page,
    (delivery) =>
      (outcome === undefined || delivery.outcome === outcome) &&
      matches(delivery.taskId, delivery.state, delivery.url, delivery.outcome, delivery.why),
    toSandboxCallback,
  );
}

export function viewTask(parts: ControlParts, id: string): TaskView {
  const { state, traffic } = parts;
  const task = findTask(state, id);
  const now = state.clock.now();
  const row = toTaskRow(task, now);
  const exchanges = traffic.exchangesOf(id);
  const created = exchanges.find(
    ({ method, rejection, operation }) => method === 'POST' && !rejection && operation === task.operation,
  );
  return {
    task: row,
    files: row.state === 'success' ? resultsOf(task).map((name) => filePath(task, name)) : [],
    ...(created && { request: created }),
    exchanges: exchanges.map(toRequestRow),
    callbacks: (task.deliveries ?? []).map((delivery) => toCallbackView(parts, delivery)),
    parts: startedParts(state.tasks, task, now).map((part) => toTaskRow(part, now)),
  };
}

function toCallbackView({ traffic }: ControlParts, delivery: Delivery): CallbackView {
  const posts = traffic.postsOf(delivery).map((post) => ({ ...post, at: toText(post.at) }));
  return { ...toSandboxCallback(delivery), posts };
}

export function viewRequest({ traffic }: ControlParts, number: number): LoggedExchange {
  const exchange = traffic.exchange(number);
  if (exchange) return exchange;
  throw new SandboxRejection(
    404,
    'unknown_path',
    `There is no request ${number}, or it is no longer kept. GET ${prefix}/requests lists those that are.`,
  );
}

export function viewCallback(parts: ControlParts, taskId: string, state: string): CallbackView {
  const { delivery } = findDelivery(parts, taskId, state);
  return toCallbackView(parts, delivery);
}

/** An update of a task and its index in the task. */
export function findDelivery({ state: sandboxState }: ControlParts, taskId: string, state: string) {
  const task = findTask(sandboxState, taskId);
  const index = task.deliveries?.findIndex((delivery) => delivery.state === state) ?? -1;
  const delivery = task.deliveries?.[index];
  if (delivery) return { task, delivery, index };
  throw new SandboxRejection(
    404,
    'unknown_path',
    `Task ${taskId} has no callback of ${state.slice(0, 100)}. GET ${prefix}/callbacks lists those that were sent.`,
  );
}

/** Everything at once, for a file. */
export function exportLog(parts: ControlParts) {
  const { sandbox, traffic, deliveries } = parts;
  return {
    exportedAt: sandbox.now(),
    faults: sandbox.faults(),
    tasks: sandbox.tasks(),
    requests: traffic.clean(traffic.exchanges()),
    callbacks: deliveries.newest().map((delivery) => toCallbackView(parts, delivery)),
  };
}
