import { Ajv } from 'ajv';
import { toJsonSchema } from '../../scripts/document/json-schema.js';
import { document30 } from '../support/document-30.js';
import type { Verdict } from './verdict.js';

const ajv = new Ajv({
  strict: true,
  strictTypes: true,
  strictRequired: true,
  discriminator: true,
  formats: { 'date-time': true },
});
// The only keyword of 3.0 here that JSON Schema does not have. It validates nothing.
ajv.addVocabulary(['example']);
ajv.addSchema(toJsonSchema(document30));

/** Validates a body with a schema of the document in OpenAPI 3.0. */
export function judge(schema: string, body: unknown): Verdict {
  const validate = ajv.getSchema(`genmedia#/$defs/${schema}`);
  if (!validate) throw new Error(`The document in OpenAPI 3.0 has no schema named ${schema}.`);
  return { accepted: validate(body) as boolean, reason: validate.errors ? ajv.errorsText(validate.errors) : '' };
}
