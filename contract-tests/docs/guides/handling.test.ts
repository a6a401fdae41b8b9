import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/sandbox/index.js';
import { expectAllRun, sampleToRun } from '../samples/guide-samples.js';
import { runSample } from '../samples/samples.js';

describe('the sample that handles errors', () => {
  const run = (...faults: Fault[]) => runSample(sampleToRun('handle-errors.ts'), { sandbox: { faults } });

  it('continues with its task after a deadline, and creates no second one', async () => {
    const { output, requests } = await run();
    expect(output).toEqual(['The task continues.', expect.stringMatching(/^http/)]);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('reports a lost response, and does not send the request again', async () => {
    const { output, requests } = await run({ fault: 'lost', operation: 'createText2Video' });
    expect(output).toEqual(['Perhaps paid: check before you send again.']);
    expect(requests).toHaveLength(1);
  });

  it('reports a failed task with its code', async () => {
    const sandbox = { timing: { queueing: 100, processing: 200, end: 300 }, faults: [failure] };
    const { output } = await runSample(sampleToRun('handle-errors.ts'), { sandbox });
    expect(output).toEqual(['The task has failed. Dropped']);
  });
  const failure: Fault = { fault: 'failed', errCode: 'Dropped' };

  it('throws for a task that fails after the deadline too', async () => {
    await expect(run(failure)).rejects.toThrow('Dropped');
  });

  it('throws what it cannot handle', async () => {
    await expect(run({ fault: 'status', code: 403 })).rejects.toThrow('was rejected with status 403');
  });
});

describe('the sample that sends its own files', () => {
  it('sends both as data URIs with their type', async () => {
    const { output, requests, files } = await runSample(sampleToRun('own-files.ts'));
    expect(output[0]).toMatch(/^data:image\/png;base64, \d+$/);
    expect(Object.keys(files)).toEqual(['start.png']);
    const sent = requests.find(({ operation }) => operation === 'createStartEnd2Video');
    expect(sent?.status).toBe(200);
  });
});

it('runs all samples assigned to these tests', () => expectAllRun('handling'));
