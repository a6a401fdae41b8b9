import { describe, expect, it } from 'vitest';
import { type CheckReport, exitCodeOf } from '../../src/check/index.js';
import { operationIds } from '../../src/check/targets.js';
import { validate } from '../../src/validate/index.js';
import { brokenRules, changeResponses, checkInProcess, type Fetch, isTo, key, reject } from './open-server.js';

/** Counts the requests that may create something. */
function counted() {
  const counts = { sent: 0, open: 0, most: 0 };
  const wrap =
    (next: Fetch): Fetch =>
    async (url, init) => {
      if (init.method === 'GET') return next(url, init);
      counts.sent += 1;
      counts.open += 1;
      counts.most = Math.max(counts.most, counts.open);
      try {
        return await next(url, init);
      } finally {
        counts.open -= 1;
      }
    };
  return { counts, wrap };
}

const acceptEverything: Fetch = async (_, init) =>
  Response.json(init.method === 'GET' ? { subjects: [] } : { task_id: 't1', state: 'created', credits: 25 });

describe('profile read', () => {
  it('sends only reads, and passes against the sandbox', async () => {
    const { counts, wrap } = counted();
    const report = await checkInProcess({ profile: 'read' }, { wrap, isTaskRead: true });
    expect(brokenRules(report)).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    expect(counts.sent).toBe(0);
    expect(report.requests).toBeGreaterThan(10);
  });
});

describe('profile refusals', () => {
  it('creates nothing on the sandbox, and passes', async () => {
    const report = await checkInProcess({ profile: 'refusals', only: ['createSpeech', 'editAdFilm'], concurrency: 8 });
    expect(brokenRules(report)).toEqual([]);
    expect(report).toMatchObject({ credits: 0 });
    expect(report.stopped).toBe(undefined);
  });

  it.each([
    ['of any kind', []],
    ['of the tables', ['createText2Video: prompt']],
    ['without a key', ['without a key']],
  ])('stops after one request %s that is accepted, and says what it may have cost', async (_, only) => {
    const { counts, wrap } = counted();
    const report = await checkInProcess({ profile: 'refusals', only }, { wrap: () => wrap(acceptEverything) });
    expect(counts.sent).toBe(1);
    expect(brokenRules(report)).toHaveLength(1);
    expect(report.stopped).toMatch(
      /^A request that must be rejected was accepted, so no other is sent\. It reported 25 credits/,
    );
    expect(exitCodeOf(report)).toBe(1);
  });
});

describe('profile stateless', () => {
  const only = ['AdFilm: a legal body', 'editAdFilm: type', 'updateSubject', 'createTemplateStory: each of images'];

  it('passes against a server with memory, and reports what it could not check', async () => {
    const report = await checkInProcess({ profile: 'stateless', only });
    expect(brokenRules(report)).toEqual([]);
    const reasonOf = (subject: string) =>
      report.rules.find((each) => each.subject === subject && each.rule === 'a legal body is accepted')?.why;
    for (const subject of ['editAdFilm', 'composeAdFilm', 'updateSubject']) {
      expect(reasonOf(subject)).toBe(
        'The server rejects all requests about a film or subject that it does not have. Profile full makes a film first.',
      );
    }
    expect(exitCodeOf(report)).toBe(0);
  });

  const accepted = { ad_one_click_task_id: 'x', sub_task_id: 'x', state: 'created', err_code: '', credits: 1 };

  /** A mock: it decides by the schema, and knows all films. */
  const mock: Fetch = async (url, init) => {
    if (init.method === 'GET') return Response.json({ subjects: [] });
    const body = JSON.parse(String(init.body));
    const isValid = validate('AdFilmEditRequest', body).length === 0;
    return isTo('/edit', url) && isValid ? Response.json(accepted) : new Response(null, { status: 400 });
  };

  it('reports what a mock rejects though it must accept it', async () => {
    const rule = 'editAdFilm: prompt has at most 2000 characters';
    const checked = (wrap: (next: Fetch) => Fetch) =>
      checkInProcess({ profile: 'stateless', only: [rule, 'editAdFilm: a legal body'] }, { wrap: () => wrap(mock) });
    expect(brokenRules(await checked((next) => next))).toEqual([]);
    const report = await checked(reject('/edit', ({ prompt }) => String(prompt).length === 2000));
    expect(brokenRules(report)).toEqual([rule]);
  });

  it('reports what a mock rejects of the files that it does not read', async () => {
    const rule = 'createTemplateStory: each of images is a URL or a Base64 data URI of an allowed type';
    const wrap = reject('/template-story', ({ images }) => JSON.stringify(images).includes('image/webp'));
    const options = { profile: 'stateless', only: [rule] } as const;
    const report = await checkInProcess(options, { wrap, sandbox: { preflight: false } });
    expect(brokenRules(report)).toEqual([rule]);
    expect(brokenRules(await checkInProcess(options, { sandbox: { preflight: false } }))).toEqual([]);
  });
});

describe('--max-credits', () => {
  it.each([1, 16])('stays within --max-credits with %s requests at a time', async (concurrency) => {
    let spent = 0;
    const wrap = changeResponses('/ent/', (body, { init }) => {
      if (init.method !== 'GET' && typeof body.credits === 'number') spent += body.credits;
      return body;
    });
    const options = {
      profile: 'full',
      only: ['createSpeech: text', 'createText2Video: seed'],
      maxCredits: 85,
    } as const;
    const report = await checkInProcess({ ...options, concurrency }, { wrap });
    expect(spent).toBe(80);
    expect(report.credits).toBe(80);
    expect(report.stopped).toMatch(/^80 of at most 85 credits are spent\. \w+ may cost 10 more\. Raise --max-credits/);
    expect(exitCodeOf(report)).toBe(2);
  });

  it('stays within --max-credits if a server accepts what it must reject', async () => {
    const { counts, wrap } = counted();
    const options = { profile: 'stateless', only: ['createText2Video'], maxCredits: 100, concurrency: 16 } as const;
    const report = await checkInProcess(options, { wrap: () => wrap(acceptEverything) });
    expect(counts.sent).toBe(4);
    expect(report.credits).toBe(100);
  });
});

describe('a create without a response', () => {
  it('counts as much as other creates have cost', async () => {
    const { counts, wrap } = counted();
    const lose: Fetch = (url, init) =>
      init.method !== 'GET' && counts.sent > 2
        ? Promise.reject(new TypeError('fetch failed', { cause: new Error('reset') }))
        : acceptEverything(url, init);
    const options = { profile: 'stateless', only: ['createText2Video'], maxCredits: 100, concurrency: 16 } as const;
    const report = await checkInProcess(options, { wrap: () => wrap(lose) });
    expect(counts.sent).toBe(4);
    expect(report.credits).toBe(100);
  });
});

describe('a check', () => {
  it('reports both faults of a server that has two', async () => {
    const wrap = (next: Fetch): Fetch =>
      changeResponses('/text2video', (body) => ({ ...body, credits: 'many' }))(
        changeResponses('/audio-tts', (body) => ({ ...body, state: 'done' }))(next),
      );
    const report = await checkInProcess({ profile: 'stateless', only: ['a legal body', 'the response to'] }, { wrap });
    const rule = 'the response to an accepted request is in contract';
    expect(
      brokenRules(report)
        .filter((each) => each.includes(rule))
        .sort(),
    ).toEqual([`createSpeech: ${rule}`, `createText2Video: ${rule}`]);
  });

  it('ends at the first broken rule with bail', async () => {
    const wrap = changeResponses('/text2video', () => ({}));
    const all = { profile: 'stateless', only: ['createText2Video'], concurrency: 1 } as const;
    const report = await checkInProcess({ ...all, bail: true }, { wrap });
    expect(brokenRules(report)).toHaveLength(1);
    expect(report.stopped).toMatch(/--bail/);
    expect(report.requests).toBeLessThan((await checkInProcess(all, { wrap })).requests);
  });

  it('sends the same requests in the same order for the same seed', async () => {
    const sentWith = async (seed: number) => {
      const sent: string[] = [];
      const wrap =
        (next: Fetch): Fetch =>
        (url, init) => {
          sent.push(`${init.method} ${url} ${init.body}`);
          return next(url, init);
        };
      await checkInProcess({ profile: 'refusals', only: ['createMv: resolution', 'createMv: prompt'], seed }, { wrap });
      return sent;
    };
    const first = await sentWith(1);
    expect(await sentWith(1)).toEqual(first);
    const other = await sentWith(2);
    expect(other).not.toEqual(first);
    expect(other.sort()).toEqual(first.sort());
  });

  it('reports what was found when it is aborted', async () => {
    const controller = new AbortController();
    let count = 0;
    const wrap =
      (next: Fetch): Fetch =>
      (url, init) => {
        count += 1;
        if (count === 20) controller.abort();
        return next(url, init);
      };
    const report = await checkInProcess(
      { profile: 'stateless', signal: controller.signal, only: ['createMv'] },
      { wrap },
    );
    expect(report.stopped).toBe('It was interrupted.');
    expect(report.rules.length).toBeGreaterThan(3);
    expect(exitCodeOf(report)).toBe(2);
  });

  it('ends when its time is over, also if a server does not respond', async () => {
    const wrap =
      (next: Fetch): Fetch =>
      (url, init) =>
        isTo('/subjects', url)
          ? next(url, init)
          : new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const report = await checkInProcess({ profile: 'read', maxTime: 100 }, { wrap });
    expect(report.stopped).toBe('It took longer than 0.1 s. Raise --max-time, or check less with --only.');
  });

  it('ends if the server stops responding', async () => {
    const wrap =
      (next: Fetch): Fetch =>
      (url, init) =>
        isTo('/subjects', url)
          ? next(url, init)
          : Promise.reject(new TypeError('fetch failed', { cause: new Error('reset') }));
    const report = await checkInProcess({ profile: 'stateless', only: ['createMv'] }, { wrap });
    expect(report.stopped).toBe(
      '10 requests in a row got no response: reset. Find out whether the server still runs, or send less at a time with --concurrency.',
    );
    expect(exitCodeOf(report)).toBe(1);
  });

  it('waits as long as 429 says, and sends the request again', async () => {
    let count = 0;
    const wrap =
      (next: Fetch): Fetch =>
      async (url, init) => {
        count += 1;
        return count % 3 === 2 ? new Response(null, { status: 429, headers: { 'retry-after': '0' } }) : next(url, init);
      };
    const report = await checkInProcess({ profile: 'refusals', only: ['createMv: resolution'] }, { wrap });
    expect(brokenRules(report)).toEqual([]);
  });

  it('waits for the date that 429 names', async () => {
    let until = 0;
    const early: number[] = [];
    const wrap =
      (next: Fetch): Fetch =>
      async (url, init) => {
        if (Date.now() < until) early.push(until - Date.now());
        if (until > 0) return next(url, init);
        // A header has whole seconds.
        until = 1000 * Math.ceil(Date.now() / 1000) + 2000;
        return new Response(null, { status: 429, headers: { 'retry-after': new Date(until).toUTCString() } });
      };
    const only = ['createMv: resolution'];
    const report = await checkInProcess({ profile: 'refusals', concurrency: 1, only }, { wrap });
    expect(brokenRules(report)).toEqual([]);
    expect(early).toEqual([]);
  });

  it('stops without a server, or with a key that is rejected', async () => {
    const unreachable = () => () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
    await expect(checkInProcess({}, { wrap: unreachable })).rejects.toThrow(
      'http://localhost cannot be reached: no response: connect ECONNREFUSED. Start the server, or correct the URL.',
    );
    await expect(checkInProcess({}, { sandbox: { apiKey: 'another-key' } })).rejects.toThrow(
      /^The server rejects the key: 401/,
    );
  });

  it('does not take a 404 for a missing operation for a rejection', async () => {
    const wrap =
      (next: Fetch): Fetch =>
      async (url, init) =>
        isTo('/text2video', url) ? new Response('Not Found', { status: 404 }) : next(url, init);
    const report = await checkInProcess({ profile: 'refusals', only: ['createText2Video: audio'] }, { wrap });
    const [rule] = report.rules.filter(({ status }) => status === 'broken');
    expect(rule?.violations[0]).toMatchObject({
      expected: 'must be rejected',
      actual: 'was sent to an operation that is missing: 404 Not Found',
    });
  });

  it('keeps the key out of its report, also if the server returns it', async () => {
    const wrap =
      (next: Fetch): Fetch =>
      async (url, init) =>
        init.method === 'GET'
          ? next(url, init)
          : Response.json({ error: (init.headers as Record<string, string>).authorization }, { status: 500 });
    const report = await checkInProcess(
      { profile: 'stateless', only: ['createMv: audio', 'createMv: prompt'] },
      { wrap },
    );
    expect(brokenRules(report)).not.toEqual([]);
    expect(JSON.stringify(report)).not.toContain(key);
    expect(JSON.stringify(report)).toContain('[API key]');
  });

  it.each([0, 180, 190])(
    'keeps every part of the key out of its report, also if it is cut after %i characters',
    async (before) => {
      const page = `${'x'.repeat(before)}${key}`;
      const wrap =
        (next: Fetch): Fetch =>
        async (url, init) =>
          init.method === 'GET' ? next(url, init) : new Response(page, { status: 500 });
      const report = await checkInProcess({ profile: 'stateless', only: ['createMv: audio'] }, { wrap });
      expect(brokenRules(report)).not.toEqual([]);
      expect(JSON.stringify(report)).not.toContain(key.slice(0, 8));
    },
  );

  it('keeps every part of the key out of its report, also if it is cut in a callback', async () => {
    let count = 0;
    const report = await checkInProcess(
      { profile: 'full', only: ['callbacks: the body of a callback'] },
      {
        deliver: (post, url, body) => {
          const { id, state } = JSON.parse(body);
          // So that the cut is at every place of the key.
          count += 1;
          const wrong = { id, state, err_code: 5, payload: 'x'.repeat(count % key.length) + key.repeat(20) };
          return post({ method: 'POST', url, body: JSON.stringify(wrong) });
        },
      },
    );
    expect(brokenRules(report)).toHaveLength(1);
    expect(JSON.stringify(report)).toContain('[API key]');
    expect(JSON.stringify(report)).not.toContain(key.slice(0, 4));
  });

  it('keeps the key out of its report and of URLs, also if it is the URL of a result in a callback', async () => {
    const requested: string[] = [];
    const report = await checkInProcess(
      { profile: 'full', only: ['results: the URL of a result works'] },
      {
        wrap: (next) => (url, init) => {
          requested.push(url);
          return next(url, init);
        },
        deliver: (post, url, body) => {
          const { creations, ...callback } = JSON.parse(body);
          const wrong = { ...callback, ...(creations && { creations: [{ url: `http://localhost/${key}` }] }) };
          return post({ method: 'POST', url, body: JSON.stringify(wrong) });
        },
      },
    );
    expect(brokenRules(report)).toHaveLength(1);
    expect(JSON.stringify(report)).toContain('[API key]');
    for (const text of [JSON.stringify(report), ...requested]) expect(text).not.toContain(key);
  });

  it('keeps the key out of its report, also if it is the state in a callback', async () => {
    const report = await checkInProcess(
      { profile: 'full', only: ['callbacks: the end of a task'], callbackTimeout: 200 },
      {
        deliver: (post, url, body) =>
          post({ method: 'POST', url, body: JSON.stringify({ ...JSON.parse(body), state: key }) }),
      },
    );
    expect(brokenRules(report)).toHaveLength(1);
    expect(JSON.stringify(report)).not.toContain(key);
  });

  it('writes no character that controls a terminal into its report', async () => {
    const wrap =
      (next: Fetch): Fetch =>
      async (url, init) =>
        init.method === 'GET' ? next(url, init) : new Response('\u001B[2J\u009B5m', { status: 500 });
    const report = await checkInProcess({ profile: 'stateless', only: ['createMv: audio'] }, { wrap });
    const [violation] = report.rules.find(({ status }) => status === 'broken')?.violations ?? [];
    expect(violation?.actual).toBe('made the server fail: 500 [2J 5m');
  });

  it('keeps the key out of its report, also if a task returns it', async () => {
    const wrap = changeResponses('/creations', (body) => ({ ...body, payload: key }));
    const report = await checkInProcess(
      { profile: 'full', only: ['getTaskCreations: a read returns the payload'] },
      { wrap },
    );
    expect(brokenRules(report)).toHaveLength(1);
    expect(JSON.stringify(report)).not.toContain(key);
  });

  it('reports what it could not check, and why, if every task fails', async () => {
    const options = {
      profile: 'full',
      only: ['results', 'getAdFilm: a film', 'getTaskCreations: a task ends'],
    } as const;
    const report = await checkInProcess(options, { sandbox: { faults: [{ fault: 'failed', errCode: 'NO_GPU' }] } });
    expect(brokenRules(report)).toEqual([]);
    const unchecked = report.rules.filter(({ status }) => status === 'not checked');
    expect(new Set(unchecked.map(({ subject, why }) => `${subject}: ${why}`))).toEqual(
      new Set([
        'results: A task failed with err_code NO_GPU, so that it has no result.',
        'getAdFilm: No film was made to check it with.',
      ]),
    );
  });

  it('does not pass if nothing was checked', async () => {
    const report = await checkInProcess({ profile: 'stateless', only: ['text3video'] });
    expect(report.stopped).toMatch(
      /^Nothing was checked\. No rule contains text3video\. Pass a part of a rule or of an operation: .*createText2Video/,
    );
    expect(exitCodeOf(report)).toBe(2);
  });

  it('checks every operation', async () => {
    const report: CheckReport = await checkInProcess({ profile: 'stateless', only: ['without a key', 'not JSON'] });
    expect(new Set(report.rules.map(({ subject }) => subject))).toEqual(new Set(operationIds));
  });
});
