/** Sends a request, as the `fetch` of a platform does. Called as `(url, init)`, since not every `fetch` takes a `Request`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The `fetch` of the platform, as it is when a request is sent. */
export const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);
