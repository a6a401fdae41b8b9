/** The error of a call that must fail. */
// biome-ignore lint/suspicious/noExplicitAny: tests read its properties.
export function failure(call: Promise<unknown>): Promise<any> {
  return call.then(
    (result) => {
      throw new Error(`It did not fail, but gave ${JSON.stringify(result)}.`);
    },
    (error) => error,
  );
}
