import { Ajv2020 } from 'ajv/dist/2020.js';
import { toJsonSchema } from '../../scripts/document/json-schema.js';
import { document } from '../support/document.js';

const ajv = new Ajv2020({
  strict: true,
  strictTypes: true,
  strictTuples: true,
  strictRequired: true,
  discriminator: true,
  formats: { 'date-time': true },
});
ajv.addSchema(toJsonSchema(document));

/** Validates a body with a component schema of the document. */
export function validate(schema: string, body: unknown): { accepted: boolean; reason: string } {
  const validate = ajv.getSchema(`genmedia#/$defs/${schema}`);
  if (!validate) throw new Error(`The document has no schema named ${schema}.`);
  return { accepted: validate(body) as boolean, reason: validate.errors ? ajv.errorsText(validate.errors) : '' };
}
