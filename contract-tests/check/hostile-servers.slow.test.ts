import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    const { urls, broken } = await requested(`${elsewhere}/file.mp4`, 'http://10.0.0.7/x.mp4');
    expect(urls).toContain(`${elsewhere}/file.mp4`);
    expect(urls).not.toContain('http://10.0.0.7/x.mp4');
    expect(JSON.stringify(broken)).toContain('is in a private network');
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
