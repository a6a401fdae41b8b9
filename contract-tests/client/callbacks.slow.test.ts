import type { BodyName } from 'genmedia/schema';
import { expect, it } from 'vitest';
import { bodiesOf } from '../../scripts/document/bodies.js';
import { GenMedia, type OperationId } from '../../src/index.js';
import { validate } from '../../src/validate/index.js';
import { callbackPoint } from '../coverage/points.js';
import { cover } from '../coverage/record.js';
import { prism } from '../prism/index.js';
import { callingBack } from '../prism/prism-document.js';
import { document, examplesOf, operations } from '../support/document.js';
import { calls } from './calls.js';
import { responds, serve } from './server.js';

const withCallbacks = operations.filter(({ operation }) => operation.callbacks);

it.for(withCallbacks)(
  'posts to callback_url what the document describes: $operation.operationId',
  async ({ operation }, { task }) => {
    const operationId = operation.operationId as OperationId;
    const receiver = await serve(responds(200, {}));
    try {
      const gen = new GenMedia({ baseUrl: (await prism()) + callingBack, apiKey: 'key' });
      const [[, example] = []] = examplesOf(operation.requestBody);
      await calls[operationId](gen, { ...example, callback_url: `${receiver.url}/hooks/1?a=b` }, {});
      await expect.poll(() => receiver.received, { timeout: 60_000 }).toHaveLength(1);
      const [{ method, url, headers, body } = {}] = receiver.received;
      expect({ method, url }).toEqual({ method: 'POST', url: '/hooks/1?a=b' });
      expect(headers).toMatchObject({ 'content-type': 'application/json' });
      expect(headers).not.toHaveProperty('authorization');
      expect(validate(bodiesOf(document)[operationId]?.callback as BodyName, JSON.parse(body ?? ''))).toEqual([]);
      cover(task, [callbackPoint(operationId)]);
    } finally {
      await receiver.close();
    }
  },
);
