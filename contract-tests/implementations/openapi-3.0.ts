import { Ajv, type ErrorObject } from 'ajv';
import { toJsonSchema } from '../../scripts/document/json-schema.js';
import { document30 } from '../support/document-30.js';
import type { Verdict } from './verdict.js';

const ajv = new Ajv({
  strict: true,
  strictTypes: true,
  strictRequired: true,
  discriminator: true,
  // The coverage reads all errors, and the schemas that they violate.
  allErrors: true,
  verbose: true,
  formats: { 'date-time': true },
});
// The only keyword of 3.0 here that JSON Schema does not have. It validates nothing.
ajv.addVocabulary(['example']);
ajv.addSchema(toJsonSchema(document30));

/** Validates a body with a schema of the document in OpenAPI 3.0. */
export function validate(schema: string, body: unknown): Verdict {
  const errors = errorsOf(schema, body);
  return { accepted: errors.length === 0, reason: errors.length === 0 ? '' : ajv.errorsText(errors) };
}

/** Everything in a body that a schema of the document in OpenAPI 3.0 does not accept. */
export function errorsOf(schema: string, body: unknown): ErrorObject[] {
  const validate = ajv.getSchema(`genmedia#/$defs/${schema}`);
  if (!validate) throw new Error(`The document in OpenAPI 3.0 has no schema named ${schema}.`);
  return validate(body) ? [] : (validate.errors ?? []);
}
