import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { download } from '../../src/download/index.js';
import { GenMedia, type GenMediaOptions, type TaskSuccess } from '../../src/index.js';
import type { Sandbox } from '../../src/sandbox/index.js';
import { type Behaviour, type Server, serve } from '../client/server.js';
import { newFolder } from '../support/new-folder.js';

export const key = 'sk-live-0123456789';

/** A request whose task has a result, a cover and a watermarked result. */
export const watermarked = { model: 'genq1', prompt: 'A boat', watermark: true, duration: 3 } as const;

/** An empty folder that is gone after the test. */
export async function folder() {
  const path = newFolder();
  return {
    path,
    at: (...names: string[]) => join(path, ...names),
    /** Everything in it, also what a download has left behind. */
    names: async () => (await readdir(path, { recursive: true })).sort(),
    read: (...names: string[]) => readFile(join(path, ...names)),
  };
}

/** A client that can download. Nothing listens at its base URL. */
export function loader(options: GenMediaOptions = {}) {
  return new GenMedia({ baseUrl: 'http://127.0.0.1:9', apiKey: key, retries: 0, ...options }).use(download);
}

/** A server that is gone after the test. */
export async function start(...behaviours: Behaviour[]): Promise<Server> {
  const server = await serve(...behaviours);
  onTestFinished(server.close);
  return server;
}

/** A finished task of a sandbox, as it is read. */
export async function finished(sandbox: Sandbox, gen: GenMedia): Promise<TaskSuccess> {
  const { id } = await gen.text2video.create(watermarked);
  await sandbox.advance('10s');
  return read(gen, id);
}

/** A task that must have succeeded. */
export async function read(gen: GenMedia, id: string): Promise<TaskSuccess> {
  const task = await gen.tasks.get(id);
  if (task.state !== 'success') throw new Error(`The task is ${task.state}.`);
  return task;
}

/** Bytes in which no two blocks are equal, so that a chunk in the wrong place is noticed. */
export function content(length: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 31 + (at >> 8) * 17 + seed * 101) & 255;
  return bytes;
}

export async function allOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
