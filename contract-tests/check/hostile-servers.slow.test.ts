import callbackDns from 'node:dns';
import dns from 'node:dns/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkServer } from '../../src/check/index.js';
import { buildCommand, start } from '../commands/genmedia.js';
import { listenOn } from '../support/listen-on.js';
import { changeResponses, checkInProcess, type Fetch } from './open-server.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

describe('a server whose texts are commands of a CI system', () => {
  const commands =
    '##[set-output name=pwn;]yes ##vso[task.setvariable variable=x]y ##teamcity[x]\n::error::forged\n  ::stop-commands::x';
  const own = /^::(?:error|notice) title=/;

  it.each(['text', 'github', 'junit', 'json', 'sarif'])(
    'cannot start a command in the report of format %s',
    async (format) => {
      const url = await listenOn(({ url: path }, response) =>
        response
          .writeHead(200, { 'content-type': 'text/plain' })
          .end(path?.endsWith('/subjects') ? '{"subjects":[]}' : commands),
      );
      const run = await start(built.file, ['check', url, '--profile', 'read', '--format', format]).ended;
      expect(run.status).toBe(1);
      for (const line of `${run.stdout}\n${run.stderr}`.split('\n')) {
        expect(line).not.toMatch(/##\w*\[/);
        if (!own.test(line)) expect(line).not.toMatch(/^\s*::/);
      }
      expect(run.stdout).toContain('set-output name=pwn');
      // The meaning of JSON stays.
      if (format === 'json' || format === 'sarif')
        expect(JSON.stringify(JSON.parse(run.stdout))).toContain('##[set-output');
    },
  );
});

describe('the URL of a result', () => {
  const elsewhere = 'https://service.example';

  /** What is requested of a server elsewhere whose tasks have results at these URLs. */
  async function requested(resultUrl: string, redirect?: string) {
    const urls: string[] = [];
    const wrap =
      (next: Fetch): Fetch =>
      async (url, init) => {
        urls.push(url);
        if (url === resultUrl && redirect) return new Response(null, { status: 302, headers: { location: redirect } });
        return next(url, init);
      };
    const only = ['createText2Video: a documented example', 'results'];
    const report = await checkInProcess(
      { profile: 'full', only, baseUrl: elsewhere, maxCredits: 1000, receiver: undefined },
      {
        wrap: (next) =>
          wrap(
            changeResponses('/creations', (body) => ({
              ...body,
              ...(Array.isArray(body.creations) && {
                creations: body.creations.map((creation: object) => ({
                  ...creation,
                  url: resultUrl,
                  cover_url: resultUrl,
                })),
              }),
            }))(next),
          ),
      },
    );
    return { urls, broken: report.rules.filter(({ status }) => status === 'broken') };
  }

  it.each(['http://10.0.0.7/x.mp4', 'http://169.254.169.254/latest', 'http://localhost/x.mp4', 'http://[::1]/x.mp4'])(
    'does not request a result in a private network for a server elsewhere: %s',
    async (url) => {
      const { urls, broken } = await requested(url);
      expect(urls).not.toContain(url);
      expect(JSON.stringify(broken)).toContain('is in a private network');
    },
  );

  it('does not follow a redirect of a result into a private network', async () => {
    const { urls, broken } = await requested(`${elsewhere}/file.mp4`, 'https://10.0.0.7/x.mp4');
    expect(urls).toContain(`${elsewhere}/file.mp4`);
    expect(urls).not.toContain('https://10.0.0.7/x.mp4');
    expect(JSON.stringify(broken)).toContain('is in a private network');
  });

  it.each([
    ['http://service.example/x.mp4', 'a redirect leads from https to http'],
    ['https://me:hush@service.example/x.mp4', 'a redirect must lead to an http or https URL, without a user'],
    ['file:///etc/passwd', 'a redirect must lead to an http or https URL, without a user'],
  ])('does not follow a redirect of a result to %s', async (target, reason) => {
    const { urls, broken } = await requested(`${elsewhere}/file.mp4`, target);
    expect(urls).toContain(`${elsewhere}/file.mp4`);
    expect(urls).not.toContain(target);
    expect(JSON.stringify(broken)).toContain(reason);
  });

  /** Names resolve to one IP address when their host is checked, and to another one when a connection is made. */
  function resolveToOther(checked: string, connected: string) {
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(dns, 'lookup').mockResolvedValue([{ address: checked, family: 6 }] as never);
    vi.spyOn(callbackDns, 'lookup').mockImplementation(((
      _: string,
      { all }: { all?: boolean },
      callback: (error: null, ...found: unknown[]) => void,
    ) => (all ? callback(null, [{ address: connected, family: 4 }]) : callback(null, connected, 4))) as never);
  }

  it('does not request a result of a host whose name resolves to a private IP address after it was checked', async () => {
    const inside: unknown[] = [];
    const rebinding = await listenOn(({ url }, response) => {
      inside.push(url);
      response.end('a secret');
    });
    const resultUrl = `http://rebinding.example:${new URL(rebinding).port}/x.mp4`;
    const wrap = changeResponses('/creations', ({ creations, ...body }) => ({
      ...body,
      creations: (creations as object[] | undefined)?.map((each) => ({ ...each, url: resultUrl })),
    }));
    const only = ['createText2Video: a documented example', 'results'];
    const report = await checkInProcess(
      { profile: 'full', only, maxCredits: 1000, receiver: undefined, timeout: 1000 },
      { wrap, sandbox: { hosts: ['service.example'] } },
      async ({ fetch: serve, ...options }) => {
        const served = await listenOn(
          getRequestListener(async ({ method, url, headers, body }) => {
            const text = body ? { body: await new Response(body).text() } : {};
            return serve?.(`http://localhost${new URL(url).pathname}`, { method, headers, ...text });
          }),
        );
        // On the internet, and not assigned to anyone, so that there is no connection to the first one.
        resolveToOther('2000::1', '127.0.0.1');
        return checkServer({ ...options, baseUrl: `http://service.example:${new URL(served).port}` });
      },
    );
    expect(dns.lookup).toHaveBeenCalledWith('rebinding.example', { all: true });
    expect(inside).toEqual([]);
    expect(JSON.stringify(report.rules.filter(({ status }) => status === 'broken'))).toContain(resultUrl);
  });
});

describe('genmedia diff', () => {
  it('reads no more of a document than it could need', async () => {
    const url = await listenOn((_, response) => {
      const chunk = Buffer.alloc(2 ** 20, 32);
      const send = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', send).on('error', () => {});
      send();
    });
    const { status, stderr } = await start(built.file, ['diff', url]).ended;
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^The document at 127\.0\.0\.1:\d+ cannot be read: it is empty, or has more than 33554432 bytes\. Correct the URL, or pass a file\.\n$/,
    );
  });
});
