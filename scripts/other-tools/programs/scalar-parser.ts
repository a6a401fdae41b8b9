import { readFileSync } from 'node:fs';
import { validate } from '@scalar/openapi-parser';

for (const file of ['openapi.json', 'openapi-3.0.json', 'openapi-sandbox.json']) {
  const { errors = [] } = await validate(JSON.parse(readFileSync(file, 'utf8')));
  if (errors.length > 0) throw new Error(`${file}: ${JSON.stringify(errors)}`);
}
