import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { context, propagation, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { BullMQOtel } from 'bullmq-otel';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MediaProgress, MediaQueue } from '../../src/bullmq/index.js';
import { otel } from '../../src/otel/index.js';
import { needs } from '../support/optional-tools.js';
import { apiKey, setup, video } from './setup.js';

/** A dashboard, mounted as its own documentation says. */
async function serveDashboard(queue: MediaQueue): Promise<string> {
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath('/queues');
  createBullBoard({ queues: [new BullMQAdapter(queue.jobs), new BullMQAdapter(queue.creates)], serverAdapter });
  const server = express().use('/queues', serverAdapter.getRouter()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/queues`;
}

describe('bull-board', needs('redis'), () => {
  it('shows jobs, their progress and journals in bull-board, whose button for a retry sends nothing', async () => {
    const { queue, startWorker, posts, sandbox } = await setup();
    startWorker();
    const board = await serveDashboard(queue);
    // biome-ignore lint/suspicious/noExplicitAny: what bull-board responds with.
    const read = async (path: string): Promise<any> => (await fetch(`${board}/api/queues${path}`)).json();
    await queue.result(await queue.add(video('a'), { jobId: 'order-7' }));
    sandbox.setFaults([{ fault: 'lost', times: 1, operation: 'createText2Video' }]);
    await queue.result(await queue.add(video('b'), { jobId: 'order-8' })).catch(() => {});

    expect(await (await fetch(board)).text()).toContain('<div id="root">');
    const { queues } = await read('?activeQueue=media&status=completed&page=1');
    expect(queues.map(({ name }: { name: string }) => name).toSorted()).toEqual(['media', 'media-creates']);
    const media = queues.find(({ name }: { name: string }) => name === 'media');
    expect(media.counts).toMatchObject({ completed: 1, failed: 1, active: 0 });
    expect(media.jobs).toMatchObject([
      { id: 'order-7', name: 'text2video', progress: { state: 'success', credits: 10 } },
    ]);
    const rows: string[] = await read('/media/order-8/logs');
    expect(rows.map((row) => JSON.parse(row).type)).toEqual(['sending', 'error']);
    expect(JSON.stringify([queues, rows])).not.toContain(apiKey);

    for (const id of ['order-7', 'order-8']) {
      const { status } = await fetch(`${board}/api/queues/media/${id}/retry`, { method: 'PUT' });
      expect(status).toBe(204);
    }
    await expect(queue.result('order-8')).rejects.toThrow('its outcome is unknown');
    expect(await queue.result('order-7')).toMatchObject({ payload: 'a' });
    expect(posts).toEqual(['a', 'b']);
  });
});

describe('telemetry of BullMQ', needs('redis'), () => {
  it('traces a job from its owner to the requests of a worker', async () => {
    const exporter = new InMemorySpanExporter();
    new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
    onTestFinished(() => {
      context.disable();
      trace.disable();
      propagation.disable();
    });
    const { queue, startWorker } = await setup({}, new BullMQOtel({ tracerName: 'media' }));
    const worker = startWorker({}, { trace: otel() });
    const job = await trace.getTracer('shop').startActiveSpan('order', async (span) => {
      const added = await queue.add(video('a'));
      span.end();
      return added;
    });
    await queue.result(job);
    await worker.close();

    const spans = exporter.getFinishedSpans();
    const parentOf = ({ parentSpanContext }: ReadableSpan) =>
      spans.find((span) => span.spanContext().spanId === parentSpanContext?.spanId);
    const path = (span: ReadableSpan | undefined): string[] => (span ? [...path(parentOf(span)), span.name] : []);
    expect(path(spans.find(({ name }) => name === 'POST /ent/v2/text2video'))).toEqual([
      'order',
      'addBulk media-creates',
      'process media-creates',
      'createText2Video',
      'POST /ent/v2/text2video',
    ]);
    expect(path(spans.find(({ name }) => name === 'getTaskCreations')).slice(0, 2)).toEqual(['order', 'addBulk media']);
    expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain(apiKey);
  });
});

describe('events of a queue', needs('redis'), () => {
  it('reports the progress, the result or the reason of each job, with types', async () => {
    const { queue, startWorker, sandbox } = await setup();
    const seen: [string, MediaProgress][] = [];
    queue.events.on('progress', ({ jobId, data }) => seen.push([jobId, data]));
    const finished = new Promise<string | undefined>((resolve) => {
      queue.events.once('completed', ({ returnvalue }) => resolve(returnvalue.creations[0]?.url));
    });
    const failed = new Promise<string>((resolve) => {
      queue.events.once('failed', ({ jobId, failedReason }) => resolve(`${jobId}: ${failedReason}`));
    });
    // It listens once a result has been waited for.
    await expect(queue.result('none')).rejects.toThrow(
      'The queue has no job none. It was removed, or never added. Check its id, and the name of the queue.',
    );
    startWorker();
    const { id } = await queue.result(await queue.add(video('a'), { jobId: 'order-7' }));
    expect(await finished).toMatch(/^http/);
    expect(seen.map(([id, { state }]) => [id, state])).toContainEqual(['order-7', 'success']);
    expect(seen.at(-1)?.[1]).toEqual({ state: 'success', credits: 10 });
    const { handle } = seen[0]?.[1] ?? {};
    expect(handle).toMatchObject({ id, operation: 'createText2Video' });
    sandbox.setFaults([{ fault: 'failed', errCode: 'policy', times: 1 }]);
    await queue.result(await queue.add(video('b'), { jobId: 'order-8' })).catch(() => {});
    expect(await failed).toMatch(/^order-8: .*policy/);
  });
});
