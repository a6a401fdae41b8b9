import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileJournal } from '../../src/batch/index.js';
import { createCallbackHandler, signedWith, tokenInUrl } from '../../src/callbacks/index.js';
import { exchangesOf, TrafficCheck } from '../../src/check/index.js';
import { parseJson } from '../../src/http/json-body.js';
import { fromBytes } from '../../src/inputs/index.js';
import { preflightFile } from '../../src/preflight/index.js';
import { parseUrl } from '../../src/shared/parse-url.js';
import { newFolder } from '../support/new-folder.js';

/*
 * Texts and bytes of any kind, which unknown callers send to our parsers. Each is read, or rejected with a sentence. A
 * TypeError or a RangeError would be a fault of the parser.
 */

const anyText = fc.oneof(
  fc.string({ maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const anyBytes = fc.uint8Array({ maxLength: 2000 });

/** The beginnings of media, so that their readers go on. */
const beginnings = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0],
  [0x52, 0x49, 0x46, 0x46, 100, 0, 0, 0, 0x57, 0x41, 0x56, 0x45, 0x66, 0x6d, 0x74, 0x20],
  [0x52, 0x49, 0x46, 0x46, 100, 0, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4c],
  [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d],
  [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 10],
  [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
];
const media = fc
  .tuple(fc.constantFrom(...beginnings), anyBytes)
  .map(([beginning, rest]) => Uint8Array.from([...beginning, ...rest]));

/** Runs something that may reject, but only with a sentence. */
async function expectSentence(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    const { name, message } = error as Error;
    expect(['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError'], message).not.toContain(name);
    expect(message).toMatch(/[.!?)…"]$|: ./);
  }
}

describe('random texts', () => {
  it('parses or rejects random URLs', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, base) => {
        const url = parseUrl(text, `http://${base}`) ?? parseUrl(`http://${text}`);
        if (url) expect(parseUrl(url.href)?.href).toBe(url.href);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads random JSON as JSON.parse does, or rejects it with a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), anyText), async (text) => {
        let expected: unknown;
        try {
          expected = JSON.parse(text);
        } catch {
          await expectSentence(() => parseJson(text));
          return;
        }
        expect(parseJson(text)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('returns findings for random media and data URIs without an exception', async () => {
    const options = { for: 'createImg2Video', field: 'images' } as const;
    await fc.assert(
      fc.asyncProperty(fc.oneof(media, anyBytes), async (bytes) => {
        expect(Array.isArray(await preflightFile(bytes, options))).toBe(true);
        await expectSentence(() => fromBytes(bytes, options as never));
        const base64 = Buffer.from(bytes).toString('base64');
        expect(Array.isArray(await preflightFile(`data:image/png;base64,${base64}`, options))).toBe(true);
      }),
      { numRuns: 500 },
    );
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (type, data) => {
        expect(Array.isArray(await preflightFile(`data:${type};base64,${data}`, options))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('reads random HAR files and exchanges, or rejects them with a sentence', async () => {
    const entry = fc.record(
      {
        request: fc.record(
          { method: anyText, url: fc.oneof(anyText, fc.webUrl()), postData: fc.record({ text: anyText }) },
          { requiredKeys: [] },
        ),
        response: fc.record(
          { status: fc.integer(), content: fc.record({ text: anyText }, { requiredKeys: [] }) },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    );
    const har = fc.oneof(
      anyText,
      fc.json(),
      fc.array(entry).map((entries) => JSON.stringify({ log: { entries } })),
    );
    await fc.assert(
      fc.asyncProperty(har, async (text) => {
        await expectSentence(() => {
          const traffic = new TrafficCheck('traffic');
          for (const exchange of exchangesOf(text)) traffic.inspect(exchange, true);
          traffic.report();
        });
      }),
      { numRuns: 500 },
    );
  });

  it('inspects random request lines of a proxy', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (method, url, authorization) => {
        const traffic = new TrafficCheck('traffic');
        traffic.inspect({ method, url, authorization, status: 200, requestText: url, responseText: method }, true);
        expect(traffic.report().rules).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('rejects random files as a journal, or reads one that ends early', async () => {
    const folder = newFolder();
    const path = join(folder, 'films.journal');
    const header = '{"journal":"genmedia/batch","version":1}\n';
    const lines = fc.array(fc.oneof(fc.json(), anyText)).map((all) => Buffer.from(`${header}${all.join('\n')}`));
    await fc.assert(
      fc.asyncProperty(fc.oneof(lines, anyBytes), async (bytes) => {
        writeFileSync(path, bytes);
        const journal = fileJournal(path);
        await expectSentence(async () => {
          for await (const _ of await journal.read());
        });
        await journal.close?.();
      }),
      { numRuns: 150 },
    );
  });

  it('rejects random signatures and tokens', async () => {
    const update = JSON.stringify({ id: 't', state: 'success', err_code: '', credits: 1, payload: '', creations: [] });
    const handlers = [signedWith('whsec_c2FuZGJveC1zZWNyZXQtZm9yLXRlc3Rz'), tokenInUrl('token-for-these-tests')].map(
      (verify) => createCallbackHandler({ verify, onError: () => {} }),
    );
    const headerText = fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '').trim());
    await fc.assert(
      fc.asyncProperty(headerText, headerText, headerText, anyText, async (id, at, signature, query) => {
        const headers = { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature };
        for (const handle of handlers) {
          const request = new Request(`http://localhost/?token=${encodeURIComponent(query.replace(/\p{Cs}/gu, ''))}`, {
            method: 'POST',
            headers,
            body: update,
          });
          expect((await handle(request)).status).toBe(401);
        }
      }),
      { numRuns: 300 },
    );
  });
});
