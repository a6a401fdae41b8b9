/** Ends a request whose response is not wanted any more. */
export function cancelBody(body: Pick<ReadableStream, 'cancel'> | null): void {
  body?.cancel().catch(() => {});
}
