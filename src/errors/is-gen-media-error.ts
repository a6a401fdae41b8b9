import { type GenMediaError, mark } from './gen-media-error.js';
import type * as errors from './index.js';

type ErrorClass = Exclude<(typeof errors)[keyof typeof errors], typeof GenMediaError>;

type ErrorOf<Class> = Class extends new (...args: never[]) => infer One ? One : never;

/** An error of the client, of any class. Its `code` says which. */
export type AnyError = ErrorOf<ErrorClass>;

/**
 * Whether an error is one of this package, with that `code` if one is passed. It also knows the errors of another copy of the
 * package, where `instanceof` is false: a program may load it as an ES module and as CommonJS.
 *
 *     if (isGenMediaError(error, 'deadline')) await gen.tasks.resume(error.handle);
 */
export function isGenMediaError(error: unknown): error is GenMediaError;
export function isGenMediaError<Code extends AnyError['code']>(
  error: unknown,
  code: Code,
): error is Extract<AnyError, { code: Code }>;
export function isGenMediaError(error: unknown, code: string): error is GenMediaError;
export function isGenMediaError(error: unknown, code?: string): boolean {
  const one = Object(error) as GenMediaError & { [mark]?: boolean };
  return one[mark] === true && (code === undefined || one.code === code);
}
