import { ConfigurationError } from '../errors/configuration-error.js';
import { prefix } from '../sandbox/http/message.js';
import type { ToolOutput } from './result.js';
import { reading, type Tool } from './tool.js';

const changing = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false } as const;
const text = { type: 'string', minLength: 1 } as const;

/** Controls of a sandbox, for the agent of a test engineer. They call its controls over HTTP. */
export function sandboxTools(url: string, apiKey: string): Tool[] {
  const send = async (method: string, path: string, body?: object): Promise<ToolOutput> => {
    const response = await fetch(`${url}${prefix}${path}`, {
      method,
      headers: { authorization: `Token ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const found = (await response.json()) as Record<string, unknown> & { error?: { message?: string } };
    if (!response.ok)
      throw new ConfigurationError(found.error?.message ?? `The sandbox responded with ${response.status}.`);
    return { text: `Sandbox: ${url}`, data: found };
  };
  const query = (values: Record<string, unknown>) => new URLSearchParams(JSON.parse(JSON.stringify(values)));
  return [
    {
      name: 'sandbox_state',
      title: 'State of the sandbox',
      description: 'Clock, speed, faults and counts, and the URL that a client uses.',
      annotations: reading,
      input: {},
      run: () => send('GET', '/state'),
    },
    {
      name: 'sandbox_log',
      title: 'Log of the sandbox',
      description: 'Tasks, requests or callbacks, the newest first; kinds of faults.',
      annotations: reading,
      input: {
        what: { enum: ['tasks', 'requests', 'callbacks', 'fault-kinds'] },
        search: { type: 'string', description: 'All these words' },
        limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
      },
      optional: ['search'],
      run: ({ what, search, limit = 20 }: { what: string; search?: string; limit?: number }) =>
        send('GET', what === 'fault-kinds' ? '/fault-kinds' : `/log/${what}?${query({ q: search, limit })}`),
    },
    {
      name: 'sandbox_task',
      title: 'A task of the sandbox',
      description: 'A task with its requests, responses and callbacks.',
      annotations: reading,
      input: { id: text },
      run: ({ id }: { id: string }) => send('GET', `/task?${query({ id })}`),
    },
    {
      name: 'set_faults',
      title: 'Set faults',
      description:
        'Replaces the faults, such as [{"fault":"lost","times":1}]; [] removes them. sandbox_log lists the kinds.',
      annotations: { ...changing, idempotentHint: true },
      input: { faults: { type: 'array', items: { type: 'object' } } },
      run: ({ faults }: { faults: object[] }) => send('PUT', '/faults', { faults }),
    },
    {
      name: 'advance_clock',
      title: 'Advance the clock',
      description: 'By a duration such as 30s. Tasks and callbacks that are due happen.',
      annotations: changing,
      input: { by: text },
      run: ({ by }: { by: string }) => send('POST', '/advance', { by }),
    },
    {
      name: 'end_task',
      title: 'End a task',
      description: 'A task succeeds at once, or fails with an error code.',
      annotations: changing,
      input: { id: text, outcome: { enum: ['success', 'failed'] }, err_code: { type: 'string' } },
      optional: ['err_code'],
      run: ({ id, outcome, err_code }: { id: string; outcome: string; err_code?: string }) => {
        if (outcome === 'failed') return send('POST', '/fail', { task: id, ...(err_code && { errCode: err_code }) });
        if (err_code === undefined) return send('POST', '/finish', { task: id });
        throw new ConfigurationError('err_code is for outcome "failed". Leave it out, or pass that outcome.');
      },
    },
    {
      name: 'resend_callback',
      title: 'Send a callback again',
      description: 'The callback of a state of a task.',
      annotations: changing,
      input: { id: text, state: text },
      run: ({ id, state }: { id: string; state: string }) => send('POST', '/resend', { task: id, state }),
    },
    {
      name: 'reset_sandbox',
      title: 'Reset the sandbox',
      description: 'Removes tasks, log and faults.',
      annotations: { ...changing, destructiveHint: true },
      input: {},
      run: () => send('POST', '/reset', {}),
    },
  ];
}
