import type { Case } from '../cases.js';
import type { Tool } from '../tool.js';

/** What is the same for all generators of TypeScript. */
const typescript = {
  language: 'TypeScript',
  needs: ['npm'],
  check: ['node --import "$MATRIX_TSX" program.ts'],
} as const;

const npmInstall = (...packages: string[]) => [`npm install --save-dev --save-exact ${packages.join(' ')}`];

const importAll = (file: string) => ({
  imports: `import type * as types from '${file}';`,
  typeOf: ({ schema }: Case) => `types.${schema}`,
});

const ownHeader = 'In the header of your HTTP client: `Authorization: Token <key>`';

export const swaggerTypescriptApi: Tool = {
  ...typescript,
  id: 'swagger-typescript-api',
  name: 'swagger-typescript-api',
  version: '13.13.0',
  makes: 'Types and a client',
  document: 'openapi.json',
  install: npmInstall('swagger-typescript-api@13.13.0'),
  generate: [
    'npx swagger-typescript-api generate --path openapi.json --output genmedia --name api.ts --generate-union-enums',
  ],
  programs: ['typescript/harness.ts', 'typescript/swagger-typescript-api/program.ts'],
  types: importAll('./genmedia/api.js'),
  validates: false,
  client: true,
  token: '`new Api({ baseUrl: url, baseApiParams: { headers: { authorization: "Token <key>" } } })`',
  lost: ['Limits'],
};

export const oazapfts: Tool = {
  ...typescript,
  id: 'oazapfts',
  name: 'oazapfts',
  version: '7.5.0',
  makes: 'Types and a client',
  document: 'openapi.json',
  install: npmInstall('oazapfts@7.5.0', '@oazapfts/runtime@1.2.0'),
  generate: ['mkdir -p genmedia', 'npx oazapfts openapi.json genmedia/api.ts'],
  programs: ['typescript/harness.ts', 'typescript/oazapfts/program.ts'],
  types: importAll('./genmedia/api.js'),
  validates: false,
  client: true,
  token: 'In the last argument of every call: `{ baseUrl: url, headers: { authorization: "Token <key>" } }`',
  lost: ['Limits'],
};

export const heyApi: Tool = {
  ...typescript,
  id: 'hey-api',
  name: '@hey-api/openapi-ts with zod',
  version: '0.95.0',
  makes: 'Types, validators and a client',
  document: 'openapi-3.0.json',
  install: npmInstall('@hey-api/openapi-ts@0.95.0', 'typescript@5.9.3', 'zod@4.6.7'),
  generate: [
    'npx openapi-ts --input openapi-3.0.json --output genmedia --plugins @hey-api/typescript @hey-api/sdk @hey-api/client-fetch zod',
  ],
  programs: ['typescript/harness.ts', 'typescript/hey-api/program.ts'],
  types: importAll('./genmedia/index.js'),
  validates: true,
  client: true,
  token: '`createClient({ baseUrl: url, auth: "Token <key>" })`',
  lost: ['Rules that combine fields', 'Unknown fields in requests are accepted'],
};

export const orvalFetch: Tool = {
  ...typescript,
  id: 'orval-fetch',
  folder: 'orval',
  name: 'orval, fetch',
  version: '7.13.2',
  makes: 'Types and a client',
  document: 'openapi.json',
  install: npmInstall('orval@7.13.2', 'zod@4.6.7'),
  config: ['typescript/orval-fetch/orval-fetch.config.ts', 'typescript/orval-fetch/fetcher.ts'],
  generate: ['npx orval --config orval-fetch.config.ts'],
  programs: ['typescript/harness.ts', 'typescript/orval-fetch/program.ts'],
  types: importAll('./genmedia/api.js'),
  validates: false,
  client: true,
  token: 'In `settings` of `fetcher.ts`, which every call goes through: `authorization: "Token <key>"`, and `baseUrl`',
  lost: ['Limits'],
};

export const orvalZod: Tool = {
  ...typescript,
  id: 'orval-zod',
  folder: 'orval',
  name: 'orval, zod',
  version: '7.13.2',
  makes: 'Validators',
  document: 'openapi-3.0.json',
  install: npmInstall('orval@7.13.2', 'zod@4.6.7'),
  config: ['typescript/orval-zod/orval-zod.config.ts'],
  generate: ['npx orval --config orval-zod.config.ts'],
  programs: ['typescript/harness.ts', 'typescript/orval-zod/program.ts'],
  validates: true,
  client: false,
  token: ownHeader,
  lost: ['Rules that combine fields'],
};

export const kubb: Tool = {
  ...typescript,
  id: 'kubb',
  name: 'Kubb, ts and zod',
  version: '4.39.3',
  makes: 'Types and validators',
  document: 'openapi-3.0.json',
  install: npmInstall(
    ...['cli', 'core', 'plugin-oas', 'plugin-ts', 'plugin-zod'].map((name) => `@kubb/${name}@4.39.3`),
    'zod@4.6.7',
  ),
  config: ['typescript/kubb/kubb.config.ts'],
  generate: ['npx kubb generate --config kubb.config.ts'],
  programs: ['typescript/harness.ts', 'typescript/kubb/program.ts'],
  types: importAll('./genmedia/index.js'),
  validates: true,
  client: false,
  token: ownHeader,
  lost: ['Rules that combine fields', 'Unknown fields in requests are accepted'],
};

export const openapiZodClient: Tool = {
  ...typescript,
  id: 'openapi-zod-client',
  name: 'openapi-zod-client',
  version: '1.18.3',
  makes: 'Validators and a client',
  document: 'openapi-3.0.json',
  install: npmInstall('openapi-zod-client@1.18.3', '@zodios/core@10.9.6', 'axios@1.21.1', 'zod@3.25.76'),
  generate: [
    'mkdir -p genmedia',
    'npx openapi-zod-client openapi-3.0.json --output genmedia/api.ts --export-schemas --strict-objects',
  ],
  programs: ['typescript/harness.ts', 'typescript/openapi-zod-client/program.ts'],
  validates: true,
  client: true,
  token: '`createApiClient(url, { axiosConfig: { headers: { authorization: "Token <key>" } } })`',
  lost: ['Rules that combine fields'],
};

export const typedOpenapi: Tool = {
  ...typescript,
  id: 'typed-openapi',
  name: 'typed-openapi',
  version: '2.2.7',
  makes: 'Types and a client',
  document: 'openapi-3.0.json',
  install: npmInstall('typed-openapi@2.2.7'),
  generate: ['mkdir -p genmedia', 'npx typed-openapi openapi-3.0.json --output genmedia/api.ts'],
  programs: ['typescript/harness.ts', 'typescript/typed-openapi/program.ts'],
  types: {
    imports: "import type { Schemas } from './genmedia/api.js';",
    typeOf: ({ schema }) => `Schemas.${schema}`,
  },
  validates: false,
  client: true,
  token: 'In the `fetch` that you pass to `createApiClient`: `headers: { authorization: "Token <key>" }`',
  lost: ['Limits'],
};

export const typescriptTools: readonly Tool[] = [
  heyApi,
  orvalFetch,
  orvalZod,
  kubb,
  openapiZodClient,
  typedOpenapi,
  swaggerTypescriptApi,
  oazapfts,
];
