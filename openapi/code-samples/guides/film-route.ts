import { GenMedia } from 'genmedia';
import { download } from 'genmedia/download';
import { InProgressError, once, postgresRecords } from 'genmedia/once';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '' });
const gen = new GenMedia().use(download);
const creates = once(gen, postgresRecords(pool));
// app/api/films/route.ts. Check here who asks, and whose key it is.
export async function POST(call: Request): Promise<Response> {
  const { key, prompt } = (await call.json()) as Record<string, string>;
  const request = { model: 'genq2', prompt: `${prompt}` } as const;
  const film = { generator: 'text2video', request } as const;
  try {
    const { handle } = await creates.create(`${key}`, film);
    const { isDone, nextPollAfter } = await creates.poll(handle);
    if (!isDone) return Response.json({ nextPollAfter }, { status: 202 });
    const { stream, type = 'video/mp4' } = await gen.download(handle);
    return new Response(stream, { headers: { 'content-type': type } });
  } catch (error) {
    if (!(error instanceof InProgressError)) throw error;
    return Response.json({ nextPollAfter: 1000 }, { status: 202 });
  }
}
