import { readdirSync, readFileSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import { validate as validateByReadme } from '@readme/openapi-parser';
import { validate as validateByScalar } from '@scalar/openapi-parser';
import { describe, expect, it } from 'vitest';

/** What each parser that many tools are built on finds wrong in a document. */
const parsers: Record<string, (document: object) => Promise<unknown[]>> = {
  '@apidevtools/swagger-parser': (document) =>
    SwaggerParser.validate(document as never).then(
      () => [],
      (error: Error) => [error.message],
    ),
  '@readme/openapi-parser': async (document) => {
    const result = await validateByReadme(document as never);
    return result.valid ? result.warnings : result.errors;
  },
  '@scalar/openapi-parser': async (document) => (await validateByScalar(document)).errors ?? [],
};

const documents = readdirSync('generated').filter((file) => /^openapi.*\.json$/.test(file));

const read = (file: string) => JSON.parse(readFileSync(`generated/${file}`, 'utf8'));

describe.each(Object.entries(parsers))('%s', (_, problemsOf) => {
  it.each(documents)('finds nothing wrong in %s', async (file) => {
    expect(await problemsOf(read(file))).toEqual([]);
  });

  it('finds responses that are a text', async () => {
    const paths = { '/tasks': { get: { responses: 'none' } } };
    expect(await problemsOf({ openapi: '3.1.0', info: { title: 'Tasks', version: '1.0.0' }, paths })).not.toEqual([]);
  });
});
