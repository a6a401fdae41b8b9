/** The error of a call that must fail. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at what is in it.
export function failure(call: Promise<unknown>): Promise<any> {
  return call.then(
    (result) => {
      throw new Error(`It did not fail, but gave ${JSON.stringify(result)}.`);
    },
    (error) => error,
  );
}
