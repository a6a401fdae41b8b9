import type { Tool } from '../tool.js';
import { requestsInGo } from './requests-in-go.js';

const version = '7.26.0';

/** What is the same for all languages. The package on PyPI contains the program, which runs on Java. */
const openapiGenerator = {
  folder: 'openapi-generator',
  version,
  document: 'openapi-3.0.json',
  install: ['python3 -m venv .venv', `.venv/bin/pip install openapi-generator-cli==${version}`],
} as const;

const generate = (generator: string, ...flags: string[]) =>
  [
    `.venv/bin/openapi-generator-cli generate --generator-name ${generator} --input-spec openapi-3.0.json --output genmedia`,
    ...flags,
  ].join(' ');

export const openapiGeneratorPython: Tool = {
  ...openapiGenerator,
  id: 'openapi-generator-python',
  name: 'openapi-generator python',
  language: 'Python',
  makes: 'Pydantic models and a client',
  needs: ['python3', 'java'],
  generate: [generate('python', '--package-name genmedia'), '.venv/bin/pip install ./genmedia'],
  programs: ['python/harness.py', 'python/openapi-generator/program.py'],
  check: ['.venv/bin/python program.py'],
  validates: true,
  client: true,
  token: '`Configuration(host=url, api_key={"ApiKey": key}, api_key_prefix={"ApiKey": "Token"})`',
  lost: ['Rules that combine fields', 'Unknown fields in requests are accepted'],
};

export const openapiGeneratorTypescript: Tool = {
  ...openapiGenerator,
  id: 'openapi-generator-typescript-fetch',
  name: 'openapi-generator typescript-fetch',
  language: 'TypeScript',
  makes: 'Types and a client',
  needs: ['python3', 'java'],
  generate: [generate('typescript-fetch', '--additional-properties=modelPropertyNaming=original,paramNaming=original')],
  programs: ['typescript/harness.ts', 'typescript/openapi-generator/program.ts'],
  check: ['node --import "$MATRIX_TSX" program.ts'],
  types: {
    imports: "import type * as types from './genmedia/index.js';",
    typeOf: ({ schema, isFreeForm }) => (isFreeForm ? 'Record<string, unknown>' : `types.${schema}`),
  },
  validates: false,
  client: true,
  token: '`new Configuration({ basePath: url, apiKey: "Token <key>" })`',
  lost: ['Limits'],
};

export const openapiGeneratorGo: Tool = {
  ...openapiGenerator,
  id: 'openapi-generator-go',
  name: 'openapi-generator go',
  language: 'Go',
  makes: 'Types and a client',
  needs: ['python3', 'java', 'go'],
  generate: [
    generate(
      'go',
      '--package-name genmedia --git-host example.com --git-user-id example --git-repo-id genmedia',
      '--additional-properties=enumClassPrefix=true,useOneOfDiscriminatorLookup=true',
    ),
  ],
  programs: ['go/harness.go', 'go/openapi-generator/main.go'],
  sources: (cases) => ({
    'go.mod': 'module example.com/matrix\n\ngo 1.23\n\nreplace example.com/example/genmedia => ./genmedia\n',
    'requests.go': requestsInGo(cases.examples, 'example.com/example/genmedia', ({ isFreeForm }) => isFreeForm),
  }),
  check: ['go mod tidy', 'go run .'],
  validates: false,
  client: true,
  token:
    '`context.WithValue(ctx, genmedia.ContextAPIKeys, map[string]genmedia.APIKey{"ApiKey": {Key: key, Prefix: "Token"}})`',
  lost: ['Limits'],
};

export const openapiGeneratorJava: Tool = {
  ...openapiGenerator,
  id: 'openapi-generator-java',
  name: 'openapi-generator java',
  language: 'Java',
  makes: 'Classes and a client',
  needs: ['python3', 'java', 'mvn'],
  generate: [generate('java')],
  programs: ['java/Program.java'],
  check: [
    'mvn --quiet --file genmedia/pom.xml dependency:copy-dependencies -DoutputDirectory=lib -DincludeScope=compile',
    "javac -nowarn -proc:none -cp 'genmedia/lib/*' -d genmedia/classes $(find genmedia/src/main -name '*.java') Program.java",
    "java -cp 'genmedia/lib/*:genmedia/classes' Program",
  ],
  validates: false,
  client: true,
  token:
    '`client.setBasePath(url)`, and on `(ApiKeyAuth) client.getAuthentication("ApiKey")`: `setApiKeyPrefix("Token")` and `setApiKey(key)`',
  lost: ['Limits'],
};
