/** What a link carries: what the editor contains, and the identifier in the path. Never a key, and never another server. */
export interface SharedRequest {
  body?: string;
  id?: string;
}

/** What the hash of such a link begins with. A hash stays in the browser: no server gets it. */
export const sharedPrefix = '#try=';

/** Chats and mail programs cut longer links. */
const maxLinkLength = 8000;

/** A longer string in a link was not made here. */
const maxTextLength = 1_000_000;

/** The hash of a link, or `undefined` if it would be too long. */
export async function toHash(request: SharedRequest): Promise<string | undefined> {
  const packed = new Blob([JSON.stringify(request)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  if (bytes.length > maxLinkLength) return undefined;
  const text = btoa(String.fromCharCode(...bytes));
  const hash = `${sharedPrefix}${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  return hash.length > maxLinkLength ? undefined : hash;
}

/** The request of a link, or `undefined` if there is none that can be read. Anyone can write a link: it is only shown. */
export async function fromHash(hash: string): Promise<SharedRequest | undefined> {
  if (!hash.startsWith(sharedPrefix) || hash.length > maxLinkLength) return undefined;
  try {
    const text = atob(hash.slice(sharedPrefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const { body, id } = Object(JSON.parse(await unpacked(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))));
    return { ...(typeof body === 'string' && { body }), ...(typeof id === 'string' && { id }) };
  } catch {
    return undefined;
  }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    text += decoder.decode(value, { stream: true });
    if (text.length > maxTextLength) throw new Error('The text is too long.');
  }
  return text;
}
