/**
 * A function that is called once for each object, and then returns the same result: the object must not change.
 *
 *     const countCases = onceFor((table: RuleTable) => casesOf(table).length);
 */
export function onceFor<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const known = made.get(key) ?? { result: make(key) };
    made.set(key, known);
    return known.result;
  };
}
