/** Resolves as a promise does, or rejects if that takes longer. The promise itself continues. */
export async function withTimeout<T>(promise: Promise<T>, milliseconds: number, tooLate: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
