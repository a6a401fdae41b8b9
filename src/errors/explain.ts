import { closest } from '../shared/closest.js';
import { ConfigurationError } from './configuration-error.js';

/** Says what was meant by a name that does not exist, if that is known. */
export type Hint = (name: string) => string | undefined;

/**
 * The last prototype of an object. Reading a name that the object does not have throws if a similar one exists, or if `hint` knows
 * what was meant. Any other name is `undefined`, since programs test for features. What exists is found before, at no cost.
 */
export function explainer(subject: string, hint?: Hint): object {
  const get = (target: object, name: string | symbol, receiver: object): unknown => {
    if (typeof name === 'string' && !(name in target)) {
      const meant = closest(name, namesOf(receiver));
      // `cause` is not `use`.
      const isLike = meant && meant[0] === name[0]?.toLowerCase();
      const help = hint?.(name) ?? (isLike && `Did you mean ${meant}?`);
      if (help) throw new ConfigurationError(`${subject} has no ${name}. ${help}`);
    }
    return target[name as never];
  };
  return new Proxy({}, { get });
}

/** The methods of an object as one that says how to call them, if it is called itself. They work without it too. */
export function explained<Methods extends object>(subject: string, methods: Methods, hint?: Hint): Methods {
  const names = namesOf(methods).filter((name) => name !== 'constructor');
  const call = (() => {
    const calls = names.map((name) => `${subject}.${name}(...)`);
    throw new ConfigurationError(`${subject} is not a function. Use ${calls.join(' or ')}.`);
  }) as unknown as Record<string, unknown>;
  for (const name of names) call[name] = (methods[name as keyof Methods] as () => unknown).bind(methods);
  return Object.setPrototypeOf(call, explainer(subject, hint));
}

/** Names of an object and of its classes, without those of every object. */
function namesOf(one: object): string[] {
  return one === Object.prototype ? [] : [...Object.getOwnPropertyNames(one), ...namesOf(Object.getPrototypeOf(one))];
}

/**
 * Throws where a value is used as what it is not, such as a promise in `for await`. Symbols stand for methods, strings for
 * fields. Others see no difference: they are not enumerable, and can be replaced.
 */
export function rejectUse<Value extends object>(value: Value, message: string, ...names: PropertyKey[]): Value {
  const rejects = () => {
    throw new ConfigurationError(message);
  };
  for (const name of names)
    Object.defineProperty(value, name, { configurable: true, [typeof name === 'symbol' ? 'value' : 'get']: rejects });
  return value;
}
