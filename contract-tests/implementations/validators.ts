import type { BodyName } from 'genmedia/schema';
import { validate as violationsOf } from '../../src/validate/index.js';

/** Validates a body with the generated validators. */
export function validate(schema: string, body: unknown): { accepted: boolean; reason: string } {
  const violations = violationsOf(schema as BodyName, body);
  return { accepted: violations.length === 0, reason: violations.map(({ message }) => message).join(' ') };
}
