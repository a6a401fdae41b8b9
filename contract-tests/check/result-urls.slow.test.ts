import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/index.js';
import { checkInProcess, type Fetch, isTo } from './open-server.js';

const hour = 3600;
const start = Date.UTC(2026, 0, 1);
const withDate = (body: string | ArrayBuffer, status: number, at: number) =>
  new Response(body, { status, headers: { date: new Date(at).toUTCString() } });

/** Rejects a URL of a result when it is requested again, so many seconds after it was returned by the clock of the server. */
const expireAfter =
  (seconds: number) =>
  (next: Fetch): Fetch => {
    const seen = new Set<string>();
    return async (url, init) => {
      if (seen.has(url)) return withDate('Expired', 403, start + seconds * 1000);
      if (!isTo('/ent/', url)) seen.add(url);
      const response = await next(url, init);
      return withDate(await response.arrayBuffer(), response.status, start);
    };
  };

/** What is found out about the URLs of results that a server rejects so late. Tasks of films, or of another operation. */
async function check(operation: string, seconds: number) {
  const only = [`${operation}: a documented example`, 'the URL of a result still'];
  const wrap = (next: Fetch): Fetch => {
    // Other tasks fail, so that only the URLs of one operation are checked.
    const served = expireAfter(seconds)(next);
    const own = new Set<string>();
    return async (url, init) => {
      if (isTo('/audio-tts', url)) return new Response(null, { status: 400 });
      const response = await served(url, init);
      const text = await response.clone().text();
      const { id, task_id, ad_one_click_task_id } = text.startsWith('{') ? JSON.parse(text) : ({} as never);
      if (init.method === 'POST' && isTo(operation === 'createAdFilm' ? '/ad-one-click' : '/text2video', url)) {
        for (const each of [id, task_id, ad_one_click_task_id]) own.add(String(each));
      }
      if (!isTo('/creations', url) || own.has(String(id)) || JSON.parse(text).state !== 'success') return response;
      return Response.json({ id, state: 'failed', err_code: 'X' });
    };
  };
  const report = await checkInProcess({ profile: 'full', only }, { wrap });
  return report.rules.find(({ subject, rule }) => subject === 'results' && rule.includes('still'));
}

describe('a rejected URL of a result', () => {
  it.each([
    ['createText2Video', 24 * hour - 2, 'broken'],
    ['createText2Video', 24 * hour, 'not checked'],
    ['createAdFilm', hour - 2, 'broken'],
    ['createAdFilm', hour, 'not checked'],
  ])('reports a URL of %s after %i s as %s', async (operation, seconds, status) => {
    expect(await check(operation, seconds)).toMatchObject({ status });
  });

  it('explains why a rejection was too late to count', async () => {
    expect((await check('createAdFilm', hour))?.why).toBe(
      'URLs of results work for 3600 s, which had passed on the server before they were requested.',
    );
  });
});

it('sends the time of the clock of the sandbox', async () => {
  const sandbox = createSandbox({ speed: 0 });
  const read = () => sandbox.fetch('http://localhost/ent/v2/subjects', { headers: { authorization: 'Token k' } });
  const dateOf = ({ headers }: Response) => Date.parse(headers.get('date') ?? '');
  const before = dateOf(await read());
  await sandbox.advance('2h');
  expect(dateOf(await read()) - before).toBe(2 * hour * 1000);
  await sandbox.close();
});

it('starts the lifetime of URLs at the time that the sandbox sends', async () => {
  // A second takes a nanosecond, so that the clock moves while a response is made.
  const sandbox = createSandbox({ speed: 1e9 });
  const call = async (path: string, body?: object) => {
    const headers = { authorization: 'Token k', 'content-type': 'application/json' };
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await sandbox.fetch(`http://localhost/ent/v2/${path}`, { headers, ...init });
    return {
      date: Date.parse(response.headers.get('date') ?? ''),
      body: (await response.json()) as { task_id: string; creations: { url: string }[] },
    };
  };
  const created = await call('text2video', { model: 'genq2', prompt: 'A lighthouse' });
  const read = await call(`tasks/${created.body.task_id}/creations`);
  const expires = Number(new URL(read.body.creations[0]?.url ?? '').searchParams.get('expires'));
  expect(Math.floor(expires / 1000) - read.date / 1000).toBe(24 * hour);
  await sandbox.close();
});

it('accepts a sandbox whose URLs expire at once', async () => {
  // An hour takes less than a millisecond.
  const report = await checkInProcess({ profile: 'full', only: ['results'] }, { sandbox: { speed: 10_000_000 } });
  expect(report.rules.filter(({ status }) => status === 'broken')).toEqual([]);
});

it('requests URLs of results again as the last requests of a check', async () => {
  const requested: string[] = [];
  const wrap =
    (next: Fetch): Fetch =>
    (url, init) => {
      requested.push(isTo('/ent/', url) ? 'operation' : url);
      return next(url, init);
    };
  // Those of the edit need a film, so that they are sent when all tasks have ended.
  const only = ['results', 'editAdFilm: prompt'];
  const report = await checkInProcess({ profile: 'full', only }, { wrap });
  const results = requested.filter((url) => url !== 'operation');
  const urls = new Set(results);
  expect(urls.size).toBeGreaterThan(10);
  expect(results.length).toBe(2 * urls.size);
  expect(new Set(requested.slice(-urls.size))).toEqual(urls);
  expect(report.rules.find(({ rule }) => rule.includes('still'))).toMatchObject({ status: 'held', checks: urls.size });
});
