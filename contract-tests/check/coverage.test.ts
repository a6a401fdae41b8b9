import type { Task } from 'genmedia/schema';
import { describe, expect, it } from 'vitest';
import { Coverage, type CoverageReport, coverageText, type RecordedExchange } from '../../src/check/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { clientOf, open, receive, request } from '../sandbox/setup.js';
import { document, operations } from '../support/document.js';

/** The names that were met, by group. */
const met = ({ groups }: CoverageReport, group: keyof CoverageReport['groups']) =>
  Object.entries(groups[group]?.items ?? {}).flatMap(([item, count]) => (count > 0 ? [item] : []));

const never = ({ groups }: CoverageReport, group: keyof CoverageReport['groups']) =>
  Object.entries(groups[group]?.items ?? {}).flatMap(([item, count]) => (count === 0 ? [item] : []));

function openCounted(options: Parameters<typeof open>[0] = {}) {
  const coverage = new Coverage();
  const sandbox = open({ coverage, ...options });
  return { coverage, sandbox, gen: clientOf(sandbox) };
}

const urlOf = (task: Task) => (task.state === 'success' ? (task.creations[0]?.url ?? '') : '');

describe('coverage of tests with a sandbox', () => {
  it('starts empty, and lists everything that the document has', () => {
    const { groups, requests, percent } = openCounted().coverage.report();
    expect([requests, percent]).toEqual([0, 0]);
    const { TaskState } = document.components.schemas;
    expect(Object.keys(groups.operations?.items ?? {})).toEqual(
      operations.map(({ operation }) => operation.operationId),
    );
    expect(Object.keys(groups.states?.items ?? {})).toEqual(TaskState.enum);
    const variants = operations.flatMap(({ operation }) => {
      const reference = operation.requestBody?.content['application/json'].schema.$ref ?? '';
      const { discriminator } = document.components.schemas[reference.split('/').at(-1)] ?? {};
      return Object.keys(discriminator?.mapping ?? {}).map((value) => `${operation.operationId} ${value}`);
    });
    expect(Object.keys(groups.models?.items ?? {}).sort()).toEqual(variants.sort());
    expect(Object.keys(groups.fields?.items ?? {})).toEqual(
      expect.arrayContaining(['createText2Video seed', 'createSpeech text', 'editAdFilm type']),
    );
  });

  it('counts the operation, the model, the fields and the states of a task, and the file of its result', async () => {
    const { coverage, sandbox, gen } = openCounted();
    const { id } = await gen.text2video.create({ ...request, seed: 7 });
    await gen.tasks.get(id);
    await sandbox.advance('30s');
    await (await sandbox.fetch(urlOf(await gen.tasks.get(id)))).arrayBuffer();
    const report = coverage.report();
    expect(met(report, 'operations')).toEqual(['getTaskCreations', 'createText2Video']);
    expect(report.groups.operations?.items).toMatchObject({ getTaskCreations: 2, createText2Video: 1 });
    expect(met(report, 'models')).toEqual(['createText2Video genq2']);
    expect(met(report, 'fields')).toEqual([
      'createText2Video model',
      'createText2Video prompt',
      'createText2Video seed',
    ]);
    expect(met(report, 'states')).toEqual(['created', 'success']);
    expect(met(report, 'results')).toEqual(['url']);
    expect(met(report, 'responses')).toEqual(['200']);
    expect(report.requests).toBe(4);
  });

  it('counts fields inside of fields, of a single entry and of a list', async () => {
    const fields = Object.keys(new Coverage().report().groups.fields?.items ?? {});
    const [operation, field = ''] = fields.find((item) => item.includes('.'))?.split(' ') ?? [];
    const [outer = '', inner = ''] = field.split('.');
    const { path } = operations.find((one) => one.operation.operationId === operation) ?? {};
    for (const value of [{ [inner]: 1 }, [{ [inner]: 1 }]]) {
      const coverage = new Coverage();
      coverage.inspect({
        method: 'POST',
        url: `${path}`,
        requestText: JSON.stringify({ [outer]: value }),
        status: 422,
      });
      expect(met(coverage.report(), 'fields')).toEqual([`${operation} ${outer}`, `${operation} ${field}`]);
    }
  });

  it('counts rejections by their status, and an expired URL', async () => {
    const { coverage, sandbox, gen } = openCounted({ faults: [{ fault: 'status', code: 429, times: 1 }] });
    await expect(gen.text2video.create(request)).rejects.toThrow();
    expect(met(coverage.report(), 'responses')).toEqual(['429', 'rejected']);
    const { id } = await gen.text2video.create(request);
    await sandbox.advance('30s');
    const url = urlOf(await gen.tasks.get(id));
    await sandbox.advance('48h');
    await sandbox.fetch(url);
    expect(met(coverage.report(), 'results')).toEqual(['expired']);
  });

  it('counts every fault that a request met, and no other', async () => {
    const { coverage, gen } = openCounted({ faults: [{ fault: 'failed' }] });
    await gen.text2video.create(request);
    expect(met(coverage.report(), 'faults')).toEqual(['failed']);
    expect(never(coverage.report(), 'faults')).toContain('callback-doubled');
  });

  it('does not count what was never received: a lost, a cut and an unreadable response', async () => {
    for (const fault of ['lost', 'cut', 'html'] as const) {
      const { coverage, gen } = openCounted({ faults: [{ fault }] });
      await expect(gen.text2video.create(request)).rejects.toThrow();
      expect(met(coverage.report(), 'states')).toEqual([]);
      expect(met(coverage.report(), 'faults')).toEqual([fault]);
    }
  });

  it('counts callbacks by their state, and reports whether one came twice', async () => {
    const { url } = await receive();
    const once = openCounted();
    await once.gen.text2video.create({ ...request, callback_url: url });
    await once.sandbox.advance('30s');
    await once.sandbox.idle();
    expect(met(once.coverage.report(), 'callbacks')).toEqual(['TaskCallback processing', 'TaskCallback success']);
    const twice = openCounted({ faults: [{ fault: 'callback-doubled' }, { fault: 'failed' }] });
    await twice.gen.text2video.create({ ...request, callback_url: url });
    await twice.sandbox.advance('30s');
    await twice.sandbox.idle();
    expect(met(twice.coverage.report(), 'callbacks')).toEqual(
      expect.arrayContaining(['TaskCallback failed', 'TaskCallback failed twice']),
    );
    expect(met(twice.coverage.report(), 'states')).toContain('failed');
  });

  it('does not count a callback that nobody received', async () => {
    const { coverage, sandbox, gen } = openCounted({ deliver: () => Promise.reject(new Error('refused')) });
    await gen.text2video.create({ ...request, callback_url: 'http://127.0.0.1:1/' });
    await sandbox.advance('30s');
    await sandbox.idle();
    expect(met(coverage.report(), 'callbacks')).toEqual([]);
  });

  it('keeps its counts through a reset, adds up many sandboxes and keys, and continues with reports', async () => {
    const coverage = new Coverage();
    const first = open({ coverage });
    await clientOf(first).text2video.create(request);
    await first.reset();
    const isolated = open({ coverage, isolate: 'key' });
    await clientOf(isolated, { apiKey: 'one' }).speech.create({ text: 'Hello', voice_setting_voice_id: 'any' });
    await clientOf(isolated, { apiKey: 'two' }).subjects.list();
    const report = coverage.report();
    expect(met(report, 'operations')).toEqual(['createText2Video', 'createSpeech', 'listSubjects']);
    const sum = new Coverage(report, JSON.parse(JSON.stringify(report))).report();
    expect(sum.requests).toBe(2 * report.requests);
    expect(met(sum, 'operations')).toEqual(met(report, 'operations'));
    expect(sum.groups.callbacks?.all).toBe(report.groups.callbacks?.all);
  });

  it('contains neither the key nor anything else that was sent', async () => {
    const key = 'key-that-nobody-may-see';
    const { coverage, sandbox } = openCounted();
    const body = { model: key, prompt: key, [key]: { [key]: key }, callback_url: `http://127.0.0.1:1/${key}` };
    const send = (path: string) =>
      sandbox.fetch(`http://localhost${path}?key=${key}`, {
        method: 'POST',
        headers: { authorization: `Token ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await send('/ent/v2/text2video');
    await send(`/${key}`);
    const report = coverage.report();
    expect(report.requests).toBe(1);
    expect(JSON.stringify(report) + coverageText(report)).not.toContain(key);
  });

  it.each([['coverage.json'], [undefined], [{ requests: 1 }]])('continues with reports only, not with %j', (report) => {
    expect(() => new Coverage(report as never)).toThrow(
      /^The arguments of new Coverage must be reports, as report\(\) returns them, not .*\. Of a file: JSON\.parse\(readFileSync\(file, 'utf8'\)\)\.$/,
    );
  });

  it('rejects a collector that cannot count', () => {
    expect(() => createSandbox({ coverage: {} as Coverage })).toThrow(
      'coverage must be what counts, such as new Coverage() (an object with startSandbox, inspect, inspectCallback), not one without startSandbox, inspect, inspectCallback.',
    );
  });
});

describe('coverage of traffic', () => {
  const exchange = (parts: Partial<RecordedExchange>): RecordedExchange => ({
    method: 'GET',
    url: 'https://gateway.example/prefix/ent/v2/tasks/t1/creations',
    status: 200,
    responseText: '{"state":"success","creations":[{"cover_url":"https://cdn.example/a/b.png?sign=1"}]}',
    ...parts,
  });

  it('counts calls behind a gateway, and files at URLs that a response had', () => {
    const coverage = new Coverage();
    const file = exchange({ url: 'https://cdn.example/a/b.png?sign=2', responseText: undefined });
    coverage.inspect(file);
    coverage.inspect(exchange({}));
    coverage.inspect(file);
    coverage.inspect(exchange({ url: 'https://cdn.example/other.png' }));
    const report = coverage.report();
    expect(report.requests).toBe(2);
    expect(met(report, 'operations')).toEqual(['getTaskCreations']);
    expect(met(report, 'results')).toEqual(['cover_url']);
  });

  it('has no rows for what it cannot see, and reports that', () => {
    const report = new Coverage().report();
    expect(Object.keys(report.groups)).toEqual(['operations', 'models', 'fields', 'states', 'responses', 'results']);
    expect(coverageText(report)).toContain('Callbacks and faults are counted by a sandbox only.');
  });

  it('ignores bodies of any other form', () => {
    const coverage = new Coverage();
    const deep = '['.repeat(5000) + ']'.repeat(5000);
    for (const text of ['', 'null', '7', '"model"', '[[]]', '{"state":{"state":5}}', '{"__proto__":{"a":1}}', deep]) {
      coverage.inspect(exchange({ requestText: text, responseText: text }));
      coverage.inspect(exchange({ method: 'POST', url: '/ent/v2/text2video', requestText: text, responseText: text }));
    }
    expect(coverage.report().requests).toBe(16);
    expect(met(coverage.report(), 'fields')).toEqual([]);
  });
});

describe('report as text', () => {
  it('prints a table and what was never met, without the parts of operations that were not', async () => {
    const { coverage, gen } = openCounted();
    await gen.img2video.create({ model: 'genq3-pro', images: ['https://example.com/a.png'] });
    const text = coverageText(coverage.report());
    expect(text).toMatch(/^Coverage of the document by 1 request\n {2}operations +1 of 22 +4 %\n/);
    expect(text).toMatch(/^ {2}states +queueing, processing, success, failed$/m);
    expect(text).toMatch(/^ {2}models +.*createImg2Video genq3-turbo/m);
    expect(text).not.toContain('createText2Video genq2');
  });
});
