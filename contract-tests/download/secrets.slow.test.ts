import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { failure } from '../client/failure.js';
import { type Behaviour, dropsConnection, hangs, responds } from '../client/server.js';
import { allOf, content, folder, key, loader, start } from './setup.js';
import { sends } from './storage.js';

const bytes = content(1000);
const query = '?signature=hush-hush&expires=1';

/** Everything in an error when it is printed, logged as JSON or traversed. */
function reported(error: unknown): string {
  const parts = [inspect(error, { depth: 10, showHidden: true }), JSON.stringify(error)];
  for (let at = error as Error | undefined; at; at = at.cause as Error | undefined) {
    parts.push(at.message, at.stack ?? '', JSON.stringify(Object.values(at)));
  }
  return parts.join('\n');
}

describe('secrets in errors', () => {
  it.each<[string, Behaviour[]]>([
    ['a rejection that quotes it', [(response, { url }) => void response.writeHead(400).end(url)]],
    ['a rejection with a reason', [responds(403, `<p>${query}</p>`)]],
    ['a lost connection', [dropsConnection]],
    ['a stall', [hangs]],
    ['a response that breaks off', [sends(bytes, { cut: 500 })]],
    ['a redirect to a port without a server', [responds(302, '', { location: `http://127.0.0.1:1/${query}` })]],
    ['a redirect to another scheme', [responds(302, '', { location: `ftp://127.0.0.1/${query}` })]],
    ['a redirect in a circle', [responds(302, '', { location: `/film.mp4${query}` })]],
  ])('keeps the API key and the signature of a URL out of the error of %s', async (_, behaviours) => {
    const { url } = await start(...behaviours);
    const out = await folder();
    const options = { retries: 0, timeout: 3000 };
    const gen = loader();
    const errors = [
      await failure(gen.download(`${url}/film.mp4${query}#hush-hush`, out.at('film'), options)),
      await failure(
        gen
          .download({ id: 'c', url: `${url}/film.mp4${query}` }, undefined, options)
          .then(({ stream }) => allOf(stream)),
      ),
    ];
    for (const error of errors) {
      expect(error).toMatchObject({ name: 'DownloadError', url: `${url}/film.mp4` });
      expect(reported(error)).not.toContain('hush-hush');
      expect(reported(error)).not.toContain(key);
    }
  });

  it('keeps the signature of a URL out of the error of a fetch that quotes it, at any depth', async () => {
    const fetch = (url: string) =>
      Promise.reject(new TypeError(`fetch failed: ${url}`, { cause: new Error(`inside: ${url}`) }));
    const error = await failure(loader({ fetch }).download(`http://127.0.0.1/a${query}`, undefined, { retries: 0 }));
    expect(error.message).toContain('the connection broke: inside: http://127.0.0.1/a');
    expect(reported(error)).not.toContain('hush-hush');
  });

  it('keeps the signature of a URL out of the error of an invalid source or option', async () => {
    const gen = loader();
    const wrong = { name: `hush-hush`, url: 7 };
    expect(reported(await failure(gen.download(wrong as never)))).not.toContain('hush-hush');
    expect(reported(await failure(gen.download('a', undefined, { task: wrong as never })))).not.toContain('hush-hush');
    expect(reported(await failure(gen.download({ id: 'c', url: `ftp://a/b${query}` })))).not.toContain('hush-hush');
  });
});
