import { describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { exchangesOf, exitCodeOf, type RecordedExchange, TrafficCheck } from '../../src/check/index.js';
import { startProxy } from '../../src/cli/check/proxy.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { listenOn } from '../support/listen-on.js';
import { brokenRules, key } from './open-server.js';

const video = { model: 'genq2', prompt: 'A lighthouse' };
const created = { task_id: 't1', state: 'created', credits: 10 };

const exchange = (parts: Partial<RecordedExchange> = {}): RecordedExchange => ({
  method: 'POST',
  url: 'https://gateway.example/prefix/ent/v2/text2video?x=1',
  authorization: `Token ${key}`,
  requestText: JSON.stringify(video),
  status: 200,
  responseText: JSON.stringify(created),
  ...parts,
});

const inspect = (parts: Partial<RecordedExchange>, hasHeaders = true) => {
  const traffic = new TrafficCheck('traffic');
  traffic.inspect(exchange(parts), hasHeaders);
  return traffic.report();
};

describe('traffic', () => {
  it.each<[string, Partial<RecordedExchange>, string[]]>([
    ['in contract', {}, []],
    [
      'a read in contract',
      {
        method: 'GET',
        url: '/ent/v2/tasks/t%201/creations',
        requestText: '',
        responseText: '{"id":"t 1","state":"created"}',
      },
      [],
    ],
    ['a rejection of a valid request, whose body is undocumented', { status: 402, responseText: 'no' }, []],
    [
      'a wrong request that is rejected',
      { requestText: '{}', status: 400 },
      ['createText2Video: a request is in contract'],
    ],
    [
      'a wrong request that is accepted',
      { requestText: '{"model":"genq2","prompt":7}' },
      ['createText2Video: a request is in contract', 'createText2Video: a request that is out of contract is rejected'],
    ],
    [
      'a request that is not JSON',
      { requestText: 'model=genq2', status: 415 },
      ['createText2Video: a request is in contract'],
    ],
    [
      'a wrong response',
      { responseText: '{"state":"done"}' },
      ['createText2Video: the response to an accepted request is in contract'],
    ],
    [
      'a response that is not JSON',
      { responseText: '<html>' },
      ['createText2Video: the response to an accepted request is in contract'],
    ],
    ['another status', { status: 202 }, ['createText2Video: an accepted request gets status 200']],
    ['no key', { authorization: undefined }, ['createText2Video: a request without a key is rejected']],
    ['no key, rejected', { authorization: undefined, status: 401 }, []],
  ])('reports the broken rules of %s', (_, parts, broken) => {
    const report = inspect(parts);
    expect(brokenRules(report).sort()).toEqual(broken);
    expect(exitCodeOf(report)).toBe(broken.length > 0 ? 1 : 0);
    expect(JSON.stringify(report)).not.toContain(key);
  });

  it('prints a curl line for a violation, without the query and the key', () => {
    const [violation] = inspect({ status: 202 }).rules.flatMap(({ violations }) => violations);
    expect(violation?.curl).toBe(
      `curl -i -X POST 'https://gateway.example/prefix/ent/v2/text2video' -H "Authorization: Token $GENMEDIA_API_KEY" -H 'Content-Type: application/json' --data-binary '${JSON.stringify(video)}'`,
    );
    const [withoutKey] = inspect({ authorization: undefined }).rules.flatMap(({ violations }) => violations);
    expect(withoutKey?.curl).not.toContain('Authorization');
  });

  it('does not report a missing key where headers are not recorded', () => {
    expect(brokenRules(inspect({ authorization: undefined }, false))).toEqual([]);
  });

  it('fails if traffic has no request of the document', () => {
    const report = inspect({ url: 'https://example.com/other' });
    expect(report.stopped).toBe(
      'None of 1 request is one of the document, such as POST /ent/v2/text2video. Record or send requests that call the service.',
    );
    expect(exitCodeOf(report)).toBe(2);
  });

  it('keeps every part of the key out of its report, also if it is cut', () => {
    const text = JSON.stringify({ state: key.repeat(20) });
    const report = inspect({ responseText: text, requestText: text });
    expect(brokenRules(report)).toHaveLength(3);
    expect(JSON.stringify(report)).not.toContain(key.slice(0, 4));
  });

  it('keeps the key out of its report, also if a server returns it', () => {
    const report = inspect({ responseText: JSON.stringify({ state: key }) });
    expect(brokenRules(report)).toHaveLength(1);
    expect(JSON.stringify(report)).not.toContain(key);
  });
});

describe('a HAR file', () => {
  const entry = (request: object, response: object) => ({
    request: { method: 'POST', url: 'http://h/ent/v2/text2video', ...request },
    response,
  });

  it('reads a HAR file with its bodies, also in Base64, and without requests that got no response', () => {
    const text = JSON.stringify({
      log: {
        entries: [
          entry(
            { postData: { text: '{}' }, headers: [{ name: 'authorization', value: 'Token k' }] },
            { status: 400, content: {} },
          ),
          entry({}, { status: 200, content: { text: btoa('{"a":1}'), encoding: 'base64' } }),
          entry({}, { status: 0 }),
        ],
      },
    });
    expect(exchangesOf(text)).toEqual([
      { method: 'POST', url: 'http://h/ent/v2/text2video', authorization: 'Token k', requestText: '{}', status: 400 },
      { method: 'POST', url: 'http://h/ent/v2/text2video', status: 200, responseText: '{"a":1}' },
    ]);
  });

  it('contains only bodies that were recorded whole', () => {
    const whole = JSON.stringify(created);
    const size = new TextEncoder().encode(whole).length;
    const read = (response: object, request: object = {}) => {
      const [found] = exchangesOf(JSON.stringify({ log: { entries: [entry(request, { status: 200, ...response })] } }));
      const traffic = new TrafficCheck('traffic.har');
      if (found) traffic.inspect(found, false);
      return { ...found, broken: brokenRules(traffic.report()) };
    };
    expect(read({ content: { text: whole, size } })).toMatchObject({ responseText: whole, broken: [] });
    // Some recorders count the bytes that were sent, or format what they save.
    expect(read({ content: { text: whole, size: size + 1 } })).toMatchObject({ responseText: whole, broken: [] });
    const cut = whole.slice(0, -3);
    expect(read({ content: { text: cut, size } })).toMatchObject({ responseText: undefined, broken: [] });
    const base64 = btoa(whole);
    expect(read({ content: { text: base64.slice(0, -3), size, encoding: 'base64' } }).responseText).toBeUndefined();
    expect(read({ content: { text: '*', encoding: 'base64' } }).responseText).toBeUndefined();
    // A server that ends its response early is wrong.
    const ofBody = 'createText2Video: the response to an accepted request is in contract';
    expect(read({ content: { text: cut, size: cut.length } }).broken).toEqual([ofBody]);
    const text = JSON.stringify(video);
    expect(read({}, { postData: { text: text.slice(0, -3) }, bodySize: text.length }).requestText).toBeUndefined();
    expect(read({}, { postData: { text }, bodySize: -1 }).requestText).toBe(text);
  });

  it.each(['', '{}', '[]', 'null', '{"log":{"entries":{}}}'])('rejects %j', (text) => {
    expect(() => exchangesOf(text)).toThrow('It is not a HAR file: it has no array at log.entries.');
  });
});

describe('a proxy', () => {
  async function open(to: string) {
    const port = await reservePort();
    const seen: RecordedExchange[] = [];
    const { close } = await startProxy(port, to, (each) => seen.push(each));
    onTestFinished(close);
    return { url: `http://127.0.0.1:${port}`, seen };
  }

  it('passes requests on to the sandbox and its responses back, and sees both', async () => {
    const sandbox = createSandbox();
    const server = await serve(sandbox, { port: 0 });
    onTestFinished(async () => {
      await server.close();
      await sandbox.close();
    });
    const { url, seen } = await open(server.url);
    const headers = { authorization: `Token ${key}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/ent/v2/text2video`, { method: 'POST', headers, body: JSON.stringify(video) });
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ state: 'created' });
    expect((await fetch(`${url}/ent/v2/subjects`)).status).toBe(401);
    await expect.poll(() => seen.length).toBe(2);
    expect(seen[0]).toMatchObject({ status: 200, requestText: JSON.stringify(video), responseText: text });
    const traffic = new TrafficCheck(url);
    for (const each of seen) traffic.inspect(each, true);
    expect(brokenRules(traffic.report())).toEqual([]);
  });

  it('changes nothing, and streams: the start of a response arrives before its end', async () => {
    let finish = () => {};
    const target = await listenOn((request, response) => {
      response.writeHead(
        207,
        'Odd',
        [
          ['X-Twice', 'a'],
          ['X-Twice', 'b'],
          ['x-path', request.url ?? ''],
        ].flat(),
      );
      response.write('first');
      finish = () => response.end('last');
    });
    const { url, seen } = await open(`${target}/base/`);
    const response = await fetch(`${url}/ent/v2/subjects?a=%20b`);
    expect(response.status).toBe(207);
    expect(response.statusText).toBe('Odd');
    expect(response.headers.get('x-twice')).toBe('a, b');
    expect(response.headers.get('x-path')).toBe('/base/ent/v2/subjects?a=%20b');
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    expect(seen).toEqual([]);
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
    await expect.poll(() => seen.length).toBe(1);
  });

  it('responds with 502 if the server cannot be reached', async () => {
    const { url } = await open('http://127.0.0.1:9');
    const response = await fetch(url);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('http://127.0.0.1:9 cannot be reached');
  });
});
