/** Whether a value is a JSON object, as all requests and all documented responses are. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && !!value && !Array.isArray(value);
