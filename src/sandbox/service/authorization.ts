import { SandboxRejection } from '../http/rejection.js';

/** Rejects a request without a key or, if the sandbox requires a certain key, with another one. */
export function authorize(header: string | undefined, apiKey: string | undefined): void {
  const key = header !== undefined && /^Token \S+$/.test(header) ? header.slice('Token '.length) : undefined;
  if (key && (apiKey === undefined || key === apiKey)) return;
  if (key) {
    const help =
      'This sandbox accepts only the one that it was started with: apiKey, or genmedia sandbox --api-key. Send that one.';
    throw new SandboxRejection(401, 'unauthorized', `The header Authorization carries another key. ${help}`);
  }
  const problem = header === undefined ? 'is missing' : 'is malformed';
  throw new SandboxRejection(
    401,
    'unauthorized',
    `The header Authorization ${problem}. It must be: Token, a space, your key.`,
  );
}
