import type { Place } from './walk.js';

/** Whether a field must be there and may be empty, as far as the service documents it. */
export function isRequiredText({ key, schema, parent }: Place): boolean {
  const { type, minLength, pattern, enum: values, const: value } = schema;
  const isFree = type === 'string' && !minLength && pattern === undefined && !values && value === undefined;
  return isFree && parent?.schema.required?.includes(key) === true;
}
