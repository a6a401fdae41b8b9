/** What a wrong value is, for a message: `String`, `FormData`, `Promise, which must be awaited`. Its content may be secret. */
export function tagOf(value: unknown): string {
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  return tag === 'Promise' ? `${tag}, which must be awaited` : tag;
}
