/** The value of an environment variable. Deno throws where a program may not read its environment. */
export function fromEnvironment(variable: string): string | undefined {
  try {
    return globalThis.process?.env?.[variable];
  } catch {
    return undefined;
  }
}
