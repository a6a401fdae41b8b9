import type { BodyName } from 'genmedia/schema';
import { validate } from '../../src/validate/index.js';

/** Validates a body with the generated validators. */
export function judge(schema: string, body: unknown): { accepted: boolean; reason: string } {
  const violations = validate(schema as BodyName, body);
  return { accepted: violations.length === 0, reason: violations.map(({ message }) => message).join(' ') };
}
