import { describe, expect, it } from 'vitest';
import { key, openSandbox, type RequestParts, transports, video } from './transports.js';

const text2video = 'POST /ent/v2/text2video';

describe.each(transports)('the sandbox %s', (transport) => {
  it.each<[what: string, line: string, question: RequestParts]>([
    ['an unknown path', `GET /${key}`, {}],
    ['the identifier of a task', `GET /ent/v2/tasks/${key}/creations`, {}],
    ['the identifier of a subject', `PUT /ent/v2/subjects/${key}`, { body: {} }],
    ['a path of another method', `DELETE /ent/v2/ad-one-click/${key}`, {}],
    ['an encoded path', `GET /ent/v2/tasks/%73${key.slice(1)}/creations`, {}],
    ['a value', text2video, { body: { ...video, model: key } }],
    ['an escaped value', text2video, { body: `{"model":"\\u0073${key.slice(1)}"}` }],
    ['the name of a field', text2video, { body: { ...video, [key]: 1 } }],
    ['a text that is not JSON', text2video, { body: key }],
    ['the end of what is logged', text2video, { body: `${' '.repeat(990)}"${key}"` }],
    ['the end of what the page shows', text2video, { body: `${' '.repeat(19_990)}"${key}"${' '.repeat(100)}` }],
    ['the content type', text2video, { body: video, headers: { 'content-type': key } }],
    ['the header for faults', text2video, { body: video, headers: { 'x-sandbox-fault': key } }],
    ['another scheme', text2video, { body: { ...video, [key]: 1 }, headers: { authorization: `Bearer ${key}` } }],
    ['what resembles the response of a task', 'POST /ent/v2/subjects', { body: { task_id: key } }],
  ])('returns no key that comes as %s', async (_, line, options) => {
    const { sandbox, ask } = await openSandbox(transport);
    const response = await ask(line, options);
    if (response.status >= 400) expect(response.text).not.toContain(key);
    const views = ['log/tasks', 'log/requests', 'log/callbacks', 'request?number=1', 'export.json', 'export.har'];
    const reads = ['state', 'tasks', 'requests', 'callbacks', ...views].map((name) => ask(`GET /_sandbox/${name}`));
    const reported = JSON.stringify([sandbox.requests(), ...(await Promise.all(reads)).map(({ text }) => text)]);
    // The beginning of a key would reveal most of it.
    expect(reported).not.toContain(key.slice(0, 9));
  });
});
