/** Ends a request whose response is no longer needed. */
export function cancelBody(body: Pick<ReadableStream, 'cancel'> | null): void {
  body?.cancel().catch(() => {});
}
