import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { failure } from '../../client/failure.js';
import { responds } from '../../client/server.js';
import { byHeader, clientOf, open, receive, request, statesOf } from '../setup.js';

describe('several faults', () => {
  it.each([
    ['status; code=500, status; code=404', { status: 404 }],
    ['lost, html; code=404', { cause: { name: 'NetworkError' } }],
    [' html;code=404 ,slow;  by = 10ms ', { name: 'RejectedError', status: 404 }],
    ['html, status; code=404', { cause: { name: 'UnreadableResponseError' } }],
    ['failed; errCode=a=b, html; code=404, callback-doubled', { status: 404 }],
  ])('applies several faults of one header together, and the last of a kind: %s', async (header, error) => {
    const sandbox = open();
    expect(await failure(clientOf(sandbox).text2video.create(request, byHeader(header)))).toMatchObject(error);
  });

  it('applies faults of a header before those for all requests', async () => {
    const sandbox = open({
      faults: [
        { fault: 'status', code: 500 },
        { fault: 'failed', errCode: 'ALL' },
      ],
    });
    const gen = clientOf(sandbox);
    expect(await failure(gen.text2video.create(request, byHeader('status; code=404')))).toMatchObject({ status: 404 });
    sandbox.setFaults([{ fault: 'failed', errCode: 'ALL' }]);
    const { id } = await gen.text2video.create(request, byHeader('failed; errCode=a=b'));
    await sandbox.advance('10s');
    expect(await gen.tasks.get(id)).toMatchObject({ err_code: 'a=b' });
  });

  const together = ['callback-doubled', 'callback-delayed; by=5s', 'callback-out-of-order', 'failed; errCode=X'];
  it.each([together, together.toReversed()])(
    'applies several faults of callbacks together, also over retries: %s, %s, …',
    async (...faults) => {
      const receiver = await receive(responds(500), responds(500), responds(200));
      const sandbox = open();
      const header = faults.join(', ');
      await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url }, byHeader(header));
      await sandbox.advance(14_999);
      expect(statesOf(receiver)).toEqual([]);
      await sandbox.advance('1d');
      expect(statesOf(receiver).sort()).toEqual(['failed', 'failed', 'failed', 'failed', 'processing', 'processing']);
      expect(statesOf(receiver).slice(0, 2)).toEqual(['failed', 'failed']);
    },
  );
});

describe('a fault of tasks that did not occur', () => {
  const faults = [
    { fault: 'failed', times: 1 },
    { fault: 'callback-lost', times: 1 },
  ] as const;

  it.each<[string, (sandbox: Sandbox) => Promise<unknown>]>([
    ['a request that is rejected', (sandbox) => clientOf(sandbox).text2video.create({ model: 'genq2' } as never)],
    [
      'a request that another fault rejects',
      (sandbox) => {
        sandbox.setFaults([{ fault: 'status', code: 503, times: 1 }, ...faults]);
        return clientOf(sandbox).text2video.create(request);
      },
    ],
    ['a request for a task that does not exist', (sandbox) => clientOf(sandbox).generalOneClick.edit('nothing', {})],
  ])('keeps a fault of tasks after %s', async (_, ask) => {
    const sandbox = open({ faults });
    await failure(ask(sandbox));
    expect(sandbox.faults()).toEqual(faults);
  });

  it('keeps a fault of callbacks after a task without a callback', async () => {
    const sandbox = open({ faults });
    await clientOf(sandbox).text2video.create(request);
    expect(sandbox.faults()).toEqual([faults[1]]);
  });
});
