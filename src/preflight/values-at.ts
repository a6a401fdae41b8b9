/** A value in a body, with the JSON Pointer to it. */
export interface ValueAt {
  path: string;
  value: unknown;
}

/** The values that a way leads to. A step `[]` also takes an object that is not in an array, where the document accepts both. */
export function valuesAt(body: unknown, steps: readonly string[]): ValueAt[] {
  return steps.reduce<ValueAt[]>(
    (values, step) => values.flatMap((value) => next(value, step)),
    [{ path: '', value: body }],
  );
}

function next({ path, value }: ValueAt, step: string): ValueAt[] {
  if (typeof value !== 'object' || value === null) return [];
  if (step === '[]') {
    if (!Array.isArray(value)) return [{ path, value }];
    return value.map((item, index) => ({ path: `${path}/${index}`, value: item }));
  }
  return Object.hasOwn(value, step) ? [{ path: `${path}/${step}`, value: value[step as keyof typeof value] }] : [];
}
