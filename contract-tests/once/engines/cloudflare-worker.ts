/** What the worker of the recipe uses of its bindings. */
interface Bindings {
  FILM: {
    create(film: { id: string; params: string }): Promise<unknown>;
    get(id: string): Promise<{ status(): Promise<unknown> }>;
    /** What Cloudflare's own package for tests uses. */
    unsafeGetInstanceModifier(id: string): Promise<{ disableRetryDelays(): Promise<void> }>;
  };
  FILMS: { get(name: string): Promise<{ body: ReadableStream } | null> };
}

/** POST starts a film, GET returns it, or the status of its workflow with 202. */
export default {
  async fetch(request: Request, { FILM, FILMS }: Bindings): Promise<Response> {
    const id = request.url.slice(request.url.lastIndexOf('/') + 1);
    if (request.method === 'POST') {
      // It pauses for up to 80 seconds before it calls a step again.
      await (await FILM.unsafeGetInstanceModifier(id)).disableRetryDelays();
      await FILM.create({ id, params: await request.text() });
    }
    const film = await FILMS.get(`${id}.mp4`);
    if (film) return new Response(film.body);
    return Response.json(await (await FILM.get(id)).status(), { status: 202 });
  },
};
