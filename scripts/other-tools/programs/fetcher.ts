export const settings = { baseUrl: '', authorization: 'Token <key>' };

/** Every generated function calls this one. */
export async function fetcher<T>(path: string, { headers, ...init }: RequestInit): Promise<T> {
  const response = await fetch(settings.baseUrl + path, {
    ...init,
    headers: { ...headers, authorization: settings.authorization },
  });
  if (!response.ok) throw new Error(await response.text());
  return { data: await response.json(), status: response.status, headers: response.headers } as T;
}
