/**
 * A line of an operation in the reference, by the name that Redoc gives it. Opening it chooses the variant, and unfolds
 * what the line is in.
 *
 *     lineIn('reference.html#/video/createtext2video', requestLine('&d=1/seed')) // the field `seed` of the second model
 */
export const lineIn = (operation: string, line: string) => `${operation}#${operation.replace(/^.*#\//, '')}/${line}`;

export const requestLine = (path: string) => `t=request&path=${path}`;
export const answerLine = (path: string) => `t=response&c=200&path=${path}`;
export const callbackLine = (callback: string, path: string) =>
  `t=request&cb=${callback.toLowerCase()}/post&path=${path}`;
