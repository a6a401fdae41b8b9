import {
  experimental_getVideoStatus as getVideoStatus,
  experimental_startVideo as startVideo,
} from 'ai';
import { GenMedia } from 'genmedia';
import { createGenMediaProvider } from 'genmedia/ai';
import { memoryRecords, once } from 'genmedia/once';

const gen = new GenMedia();
// With several processes: redisRecords or postgresRecords.
const creates = once(gen, memoryRecords());
const model = createGenMediaProvider({ gen, creates }).video('genq2');

// POST /api/videos. The page stores its key, and sends it again after a
// reload.
export async function POST(request: Request): Promise<Response> {
  const { key, prompt } = (await request.json()) as {
    key: string;
    prompt: string;
  };
  const headers = { 'idempotency-key': key };
  const { operation } = await startVideo({ model, prompt, headers });
  return Response.json(operation);
}

// PUT /api/videos, with what POST has returned.
export async function PUT(request: Request): Promise<Response> {
  const result = await getVideoStatus(model, {
    operation: (await request.json()) as never,
  });
  if (result.status === 'error')
    return Response.json({ error: result.error });
  const made = result.providerMetadata?.genmedia as
    | { videos?: { url: string }[] }
    | undefined;
  return Response.json({
    status: result.status,
    url: made?.videos?.[0]?.url,
  });
}

// What a page does that is reloaded while the video is made.
const url = 'https://app.example/api/videos';
const send = async (method: 'POST' | 'PUT', body: string) =>
  (
    await (method === 'POST' ? POST : PUT)(
      new Request(url, { method, body }),
    )
  ).text();
const body = JSON.stringify({
  key: 'order-1042',
  prompt: 'A lighthouse in a storm',
});
const first = await send('POST', body);
const afterReload = await send('POST', body);
console.log(first === afterReload);
for (;;) {
  const status = await send('PUT', afterReload);
  console.log(status);
  if (!status.includes('pending')) break;
  await new Promise((resolve) => setTimeout(resolve, 10_000));
}
