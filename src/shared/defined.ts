/** A copy without the fields that are `undefined`: they count as left out. */
export const defined = (given: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(Object(given)).filter(([, value]) => value !== undefined));
