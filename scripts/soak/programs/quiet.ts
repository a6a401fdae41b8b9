/** Hides the warnings about the unknown state that the faults make on purpose, so that any other warning is seen. */
export function hideWantedWarnings(): void {
  const { warn } = console;
  console.warn = (...values: unknown[]) => {
    if (!/ is in the unknown state paused\.$/.test(`${values[0]}`)) warn(...values);
  };
}
