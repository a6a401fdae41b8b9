/** Whether something is an object in the sense of JSON: requests and answers are, all of them. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && !!value && !Array.isArray(value);
