import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/index.js';
import { validateResponse } from '../../src/validate/index.js';
import {
  anyPath,
  ask,
  faultText,
  good,
  known,
  legal,
  names,
  parameters,
  type RandomRequest,
  spoilt,
  values,
} from './random-requests.js';

const numRuns = 1000;

it('responds to every request, and to those that it accepts as the document says', async () => {
  // Random files are not images, so that preflight would reject almost all of them.
  const sandbox = createSandbox({ speed: 0, deliver: async () => new Response(), preflight: false });
  const strict = createSandbox({ speed: 0, deliver: async () => new Response() });
  const seen = new Set<string>();
  const anyRequest = fc.oneof({ arbitrary: legal, weight: 3 }, { arbitrary: spoilt, weight: 3 }, anyPath);
  await fc.assert(
    fc.asyncProperty(anyRequest, fc.constantFrom(0, 0, 1000, 20_000), async (request, wait) => {
      await sandbox.advance(wait);
      const { status, text } = await ask(sandbox, request);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      if (status >= 400 && request.method !== 'HEAD') expect(JSON.parse(text).error.message).toMatch(/[.?]$/);
      expect((await ask(strict, request)).status).toBeLessThan(500);
      if (status === 200 && request.operation) {
        expect(validateResponse(request.operation, JSON.parse(text))).toEqual([]);
        seen.add(request.operation);
      }
    }),
    { numRuns },
  );
  // To compose a film takes identifiers of its parts, which random ones are not.
  expect(known.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual(['composeAdFilm']);
  await Promise.all([sandbox.close(), strict.close()]);
});

it('applies the faults in a header, and rejects a header that it does not know', async () => {
  const sandbox = createSandbox({ speed: 0 });
  const list: RandomRequest = { method: 'GET', path: '/ent/v2/subjects', headers: good, body: undefined };
  await fc.assert(
    fc.asyncProperty(legal, faultText, async (request, text) => {
      const headers = { ...request.headers, 'x-sandbox-fault': text };
      const signal = text.includes('hang') ? AbortSignal.timeout(5) : undefined;
      const response = await ask(sandbox, { ...request, headers }, signal).catch((error: Error) => error);
      if (response instanceof Error) {
        expect(text).toMatch(/lost|hang|cut/);
        return;
      }
      expect(response.status).toBeGreaterThanOrEqual(200);
      expect(response.status).toBeLessThan(/status|html/.test(text) ? 600 : 500);
      const isKnown = text.trim() === '' || names.some((name) => text.includes(name));
      if (!isKnown) expect(response.status).toBeGreaterThanOrEqual(400);
    }),
    // Responses with these statuses have no body.
    { numRuns, examples: [204, 205, 304].map((code) => [list, `html; code=${code}`]) },
  );
  await sandbox.close();
});

it('accepts or rejects any list of faults as a whole', async () => {
  const sandbox = createSandbox({ speed: 0 });
  const likely = fc.record(
    {
      fault: fc.constantFrom<unknown>(...names, 'x', 1),
      ...Object.fromEntries(
        parameters
          .slice(0, -1)
          .map((name) => [name, fc.oneof(fc.constantFrom<unknown>(...values, 200, 500, 1), fc.jsonValue())]),
      ),
    },
    { requiredKeys: ['fault'] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(likely, { maxLength: 2 }), fc.jsonValue()), async (faults) => {
      const before = sandbox.faults();
      const { status } = await ask(sandbox, {
        method: 'PUT',
        path: '/_sandbox/faults',
        headers: good,
        body: JSON.stringify({ faults }),
      });
      if (status === 200) sandbox.setFaults([]);
      else expect({ status, faults: sandbox.faults() }).toEqual({ status: 422, faults: before });
    }),
    { numRuns },
  );
  await sandbox.close();
});
