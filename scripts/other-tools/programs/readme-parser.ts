import { readFileSync } from 'node:fs';
import { validate } from '@readme/openapi-parser';

for (const file of ['openapi.json', 'openapi-3.0.json', 'openapi-sandbox.json']) {
  const result = await validate(JSON.parse(readFileSync(file, 'utf8')));
  const problems = result.valid ? result.warnings : result.errors;
  if (problems.length > 0) throw new Error(`${file}: ${JSON.stringify(problems)}`);
}
