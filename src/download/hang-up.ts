/** Ends a request whose response is not wanted any more. */
export function hangUp(body: Pick<ReadableStream, 'cancel'> | null): void {
  body?.cancel().catch(() => {});
}
