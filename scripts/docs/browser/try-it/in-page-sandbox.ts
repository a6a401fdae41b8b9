import type { Listed, TaskRow, TaskView } from '../../../../src/sandbox/control/views.js';
import { createSandbox } from '../../../../src/sandbox/create-sandbox.js';

/**
 * Origin of the sandbox in the page. Names under `invalid` belong to nobody, so that a URL of a result that is opened
 * somewhere else leads nowhere.
 */
export const inPageOrigin = 'http://sandbox-in-this-page.invalid';

/** How the receiver of callbacks responds: it is part of the page. */
export const receiver = { status: 204 };

/** One sandbox for the whole page. Callbacks are posted to the page, whatever their URL, and never to the network. */
export const sandbox = createSandbox({
  callbackHosts: ['*'],
  deliver: async () => new Response(null, receiver),
  // The page shows each callback with its attempts.
  onCallback: () => {},
});

const control = async <View>(path: string): Promise<View> => {
  const response = await sandbox.fetch(`http://localhost/_sandbox/${path}`);
  return response.json();
};

/** Number of tasks that are listed. */
const maxRows = 20;

/** The newest tasks. Parts of a film are listed with their film. */
export async function readTasks(): Promise<TaskRow[]> {
  const { rows } = await control<Listed<TaskRow>>('log/tasks?limit=200');
  return rows.filter(({ createdAt }) => Date.parse(createdAt) <= sandbox.now().getTime()).slice(0, maxRows);
}

/** Everything about one task. */
export const readTask = (id: string) => control<TaskView>(`task?id=${encodeURIComponent(id)}`);

/** A file of a task. */
export async function readFile(path: string): Promise<Blob> {
  const response = await sandbox.fetch(`http://localhost/_sandbox/${path}`);
  return response.blob();
}

/** The task that the last request has created or read. */
export const lastTaskId = (): string | undefined => sandbox.requests(1)[0]?.taskId;
