/** The generated documents that generators read. */
export type DocumentFile = 'openapi.json' | 'openapi-3.0.json';

/** The generated files that tools read. */
export const inputFiles = [
  'openapi.json',
  'openapi-3.0.json',
  'openapi-sandbox.json',
  'postman-collection.json',
  'bruno-collection.json',
];

/** A tool that reads a document, and ends with an exit code other than 0 for an error. */
export interface Tool {
  id: string;
  name: string;
  version: string;
  /** Programs that it needs. It is skipped where one is missing. */
  needs: readonly ('npm' | 'python3' | 'go' | 'java' | 'mvn')[];
  /** Command lines for `sh`, in a folder that contains the documents. The guide prints them. */
  install: readonly string[];
  /** Files of `programs/` that `run` reads. The guide prints them. */
  config?: readonly string[];
  run: readonly string[];
}

/** What the program of a generator checks. `limits`: it must lose no limit of a text or a number. */
export type Check = 'examples' | 'unknown' | 'rules' | 'limits' | 'tasks' | 'client';

/** A generator of code into the folder `genmedia`. Its program is `programs/<id>`, in its language. */
export interface Generator extends Tool {
  /** Folder in the cache, if it shares one with others that are installed in the same way. Default: its `id`. */
  folder?: string;
  language: 'TypeScript' | 'Python' | 'Go' | 'Java';
  /** What it generates, in a few words. */
  makes: string;
  /** The OpenAPI 3.1 document if the generator passes with it, otherwise the 3.0 one. */
  document: DocumentFile;
  checks: readonly Check[];
  /** For TypeScript: whether `genmedia/index.js` exports types, which are checked, too. */
  hasTypes?: boolean;
  /** For Go: the module of the generated code. */
  module?: string;
  /** Commands before the program is run. */
  prepare?: readonly string[];
  /** Whether a request whose fields are undocumented has a map in place of a type. */
  hasMaps?: boolean;
  /** Where `Token ` and the key go, with code in backquotes. */
  token: string;
}

export const isGenerator = (tool: Tool): tool is Generator => 'language' in tool;

const decoder: readonly Check[] = ['examples', 'unknown', 'rules', 'tasks'];
const validator: readonly Check[] = [...decoder, 'limits'];

const npm = (name: string, version: string, ...others: string[]) => ({
  version,
  language: 'TypeScript' as const,
  needs: ['npm'] as const,
  install: [`npm install --save-dev --save-exact ${[`${name}@${version}`, ...others].join(' ')}`],
});

const pip = (name: string, version: string) => ({
  version,
  language: 'Python' as const,
  needs: ['python3'] as const,
  install: ['python3 -m venv .venv', `.venv/bin/pip install ${name}==${version}`],
});

const go = (version: string, get: string) => ({
  version,
  language: 'Go' as const,
  needs: ['go'] as const,
  install: ['go mod init example.com/app', `go get ${get}@v${version}`],
});

/** The package on PyPI contains the program, which runs on Java. */
const openapiGenerator = (generator: string, flags = '', ...then: string[]) => ({
  ...pip('openapi-generator-cli', '7.26.0'),
  id: `openapi-generator-${generator}`,
  folder: 'openapi-generator',
  name: `openapi-generator ${generator}`,
  run: [
    `.venv/bin/openapi-generator-cli generate --generator-name ${generator} --input-spec openapi-3.0.json --output genmedia ${flags}`.trimEnd(),
    ...then,
  ],
  hasMaps: true,
});

const ownHeader = 'In the header of your HTTP client: `Authorization: Token <key>`';

/** A generator. By default it reads the 3.0 document, and has its `id` as its name. */
type Row = Omit<Generator, 'document' | 'name'> & Partial<Pick<Generator, 'document' | 'name'>>;

/** In the order of the guide. */
const rows: readonly Row[] = [
  {
    ...npm('@hey-api/openapi-ts', '0.95.0', 'typescript@5.9.3', 'zod@4.6.7'),
    id: 'hey-api',
    name: '@hey-api/openapi-ts with zod',
    makes: 'Types, validators and a client',
    run: [
      'npx openapi-ts --input openapi-3.0.json --output genmedia --plugins @hey-api/typescript @hey-api/sdk @hey-api/client-fetch zod',
    ],
    checks: [...validator, 'client'],
    hasTypes: true,
    token: '`createClient({ baseUrl: url, auth: "Token <key>" })`',
  },
  {
    ...npm('orval', '7.13.2', 'zod@4.6.7'),
    id: 'orval-zod',
    name: 'orval, zod',
    makes: 'Validators',
    config: ['orval-zod.config.ts'],
    run: ['npx orval --config orval-zod.config.ts'],
    checks: validator,
    token: ownHeader,
  },
  {
    ...npm(
      ...(['@kubb/cli', '4.39.3', '@kubb/core@4.39.3', '@kubb/plugin-oas@4.39.3', '@kubb/plugin-ts@4.39.3'] as const),
      ...['@kubb/plugin-zod@4.39.3', 'zod@4.6.7'],
    ),
    id: 'kubb',
    name: 'Kubb, ts and zod',
    makes: 'Types and validators',
    config: ['kubb.config.ts'],
    run: ['npx kubb generate --config kubb.config.ts'],
    checks: validator,
    hasTypes: true,
    token: ownHeader,
  },
  {
    ...npm('openapi-zod-client', '1.18.3', '@zodios/core@10.9.6', 'axios@1.21.1', 'zod@3.25.76'),
    id: 'openapi-zod-client',
    makes: 'Validators and a client',
    run: [
      'mkdir -p genmedia',
      'npx openapi-zod-client openapi-3.0.json --output genmedia/api.ts --export-schemas --strict-objects',
    ],
    checks: [...validator, 'client'],
    token: '`createApiClient(url, { axiosConfig: { headers: { authorization: "Token <key>" } } })`',
  },
  {
    ...openapiGenerator(
      'typescript-fetch',
      '--additional-properties=modelPropertyNaming=original,paramNaming=original',
    ),
    language: 'TypeScript',
    makes: 'Types and a client',
    needs: ['python3', 'java'],
    checks: ['examples', 'client'],
    hasTypes: true,
    token: '`new Configuration({ basePath: url, apiKey: "Token <key>" })`',
  },
  {
    ...pip('datamodel-code-generator', '0.89.0'),
    id: 'datamodel-code-generator',
    makes: 'Pydantic models',
    document: 'openapi.json',
    run: [
      'mkdir -p genmedia',
      '.venv/bin/datamodel-codegen --input openapi.json --input-file-type openapi --output-model-type pydantic_v2.BaseModel --strict-types str int float bool --output genmedia/models.py',
    ],
    checks: validator,
    token: ownHeader,
  },
  {
    ...pip('openapi-python-client', '0.29.1'),
    id: 'openapi-python-client',
    makes: 'Models and a client',
    run: ['.venv/bin/openapi-python-client generate --path openapi-3.0.json --meta none --output-path genmedia'],
    checks: [...decoder, 'client'],
    token: '`AuthenticatedClient(base_url=url, token=key, prefix="Token")`',
  },
  {
    ...openapiGenerator('python', '--package-name genmedia', '.venv/bin/pip install ./genmedia'),
    makes: 'Pydantic models and a client',
    needs: ['python3', 'java'],
    checks: [...validator, 'client'],
    token: '`Configuration(host=url, api_key={"ApiKey": key}, api_key_prefix={"ApiKey": "Token"})`',
  },
  {
    ...go('2.8.1', '-tool github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen'),
    id: 'oapi-codegen',
    makes: 'Types and a client',
    run: [
      'mkdir -p genmedia',
      'go tool oapi-codegen -generate types,client -package genmedia -o genmedia/genmedia.go openapi-3.0.json',
    ],
    checks: [...decoder, 'client'],
    module: 'example.com/app/genmedia',
    token:
      '`NewClient(url, WithRequestEditorFn(…))`, with a function that sets the header `Authorization: Token <key>`',
  },
  {
    ...openapiGenerator(
      'go',
      '--package-name genmedia --git-host example.com --git-user-id example --git-repo-id genmedia --additional-properties=enumClassPrefix=true,useOneOfDiscriminatorLookup=true',
    ),
    language: 'Go',
    makes: 'Types and a client',
    needs: ['python3', 'java', 'go'],
    prepare: [
      'rm -f go.mod go.sum',
      'go mod init example.com/app',
      'go mod edit -replace example.com/example/genmedia=./genmedia',
    ],
    checks: [...decoder, 'client'],
    module: 'example.com/example/genmedia',
    token:
      '`context.WithValue(ctx, genmedia.ContextAPIKeys, map[string]genmedia.APIKey{"ApiKey": {Key: key, Prefix: "Token"}})`',
  },
  {
    ...go('1.14.0', '-tool github.com/ogen-go/ogen/cmd/ogen'),
    id: 'ogen',
    makes: 'Types, validators and a client',
    run: ['go tool ogen --target genmedia --package genmedia --clean openapi-3.0.json'],
    checks: [...validator, 'client'],
    module: 'example.com/app/genmedia',
    token: 'In the `SecuritySource` that you pass to `NewClient`: `ApiKey{APIKey: "Token <key>"}`',
  },
  {
    ...go('0.152.0', 'github.com/getkin/kin-openapi'),
    id: 'kin-openapi',
    makes: 'Nothing: validates by the document',
    document: 'openapi.json',
    run: ['mkdir -p genmedia', 'cp openapi.json genmedia/document.json'],
    checks: validator,
    token: ownHeader,
  },
  {
    ...openapiGenerator('java'),
    language: 'Java',
    makes: 'Classes and a client',
    needs: ['python3', 'java', 'mvn'],
    checks: [...decoder, 'client'],
    token:
      '`client.setBasePath(url)`, and on `(ApiKeyAuth) client.getAuthentication("ApiKey")`: `setApiKeyPrefix("Token")` and `setApiKey(key)`',
  },
];

export const generators = rows.map((row): Generator => ({ document: 'openapi-3.0.json', name: row.id, ...row }));

/** A reader of documents or collections, whose program is `programs/<id>.ts`. */
const reader = (id: string, name: string, version: string): Tool => ({
  id,
  name,
  version,
  needs: ['npm'],
  install: [`npm install --save-dev --save-exact --ignore-scripts ${name}@${version} tsx@4.23.15`],
  config: [`${id}.ts`],
  run: [`npx tsx ${id}.ts`],
});

/** Tools that find errors. Spectral alone brings over 150 packages, of which one has an install script. */
export const linters: readonly Tool[] = [
  {
    id: 'spectral',
    name: 'Spectral',
    version: '6.16.0',
    needs: ['npm'],
    install: ['npm install --save-dev --save-exact --ignore-scripts @stoplight/spectral-cli@6.16.0'],
    config: ['.spectral.json'],
    run: ['npx spectral lint --fail-severity error openapi.json openapi-3.0.json'],
  },
  reader('swagger-parser', '@apidevtools/swagger-parser', '13.0.0'),
  reader('readme-parser', '@readme/openapi-parser', '9.0.0'),
  reader('scalar-parser', '@scalar/openapi-parser', '0.24.17'),
  reader('postman', 'postman-collection', '4.5.0'),
  reader('bruno', '@usebruno/schema', '0.29.0'),
];
