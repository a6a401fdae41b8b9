import { GenMedia } from 'genmedia';

const gen = new GenMedia(); // Runs on your server, which has the key.

// A route such as POST /api/videos. Check here who is asking.
export async function POST(request: Request): Promise<Response> {
  const { prompt } = (await request.json()) as { prompt: string };
  const { id } = await gen.text2video.create({ model: 'genq2', prompt });
  return Response.json({ id });
}

// A page calls it with: fetch('/api/videos', { method: 'POST', body })
const body = JSON.stringify({ prompt: 'A lighthouse in a storm' });
const url = 'https://app.example/api/videos';
const response = await POST(new Request(url, { method: 'POST', body }));
console.log(response.status, await response.text());
