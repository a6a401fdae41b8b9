/** By folder: what each folder in it may import of the others. Folders that are not named may import all of them. */
export const layers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '.': {
    src: ['generated'],
    scripts: ['generated', 'openapi', 'src'],
  },
  src: toLists({
    terms: '',
    shared: '',
    errors: 'terms shared',
    http: 'terms shared',
    validate: 'errors terms shared',
    models: 'errors terms shared',
    diff: 'terms shared',
    docs: '',
    'page-kit': 'terms shared',
    'remote-file': 'shared',
    files: 'errors terms shared',
    transport: 'errors terms shared',
    credits: 'errors terms shared',
    callbacks: 'errors http validate terms shared',
    preflight: 'errors validate remote-file terms shared',
    tasks: 'transport errors terms shared',
    logger: 'transport errors terms shared',
    otel: 'transport errors terms shared',
    inputs: 'preflight errors terms shared',
    check: 'preflight errors http validate remote-file terms shared',
    sandbox: 'preflight files errors http validate page-kit terms shared',
    client: 'logger tasks transport errors terms shared',
    ai: 'once download client tasks transport validate models errors terms shared',
    once: 'callbacks client tasks transport files errors terms shared',
    batch: 'once client tasks transport files errors terms shared',
    download: 'client transport remote-file errors terms shared',
    mcp: 'once download sandbox client preflight inputs models tasks transport docs errors terms shared',
    bullmq: 'batch once download client tasks transport errors terms shared',
    cli: 'mcp once check diff docs sandbox client download inputs callbacks preflight models validate http errors terms shared',
  }),
  'src/sandbox': {
    ...inOrder(
      ['time', 'http', 'media'],
      ['tasks', 'faults'],
      ['storage'],
      ['log'],
      ['core'],
      ['results'],
      ['views'],
      ['operations', 'callbacks'],
      ['service'],
      ['control'],
    ),
    node: ['http', 'storage', 'core'],
  },
  scripts: {
    lib: [],
    document: ['lib'],
    generate: ['document', 'lib'],
    diff: ['document', 'lib'],
    machines: ['lib'],
    release: ['lib'],
    soak: ['lib'],
    attack: ['soak', 'lib'],
  },
  'scripts/docs': {
    site: [],
    guides: ['site'],
  },
};

/** Packages that only these files import, so that something else can take their place. Tests may import them. */
export const fencedPackages: Readonly<Record<string, readonly string[]>> = {
  // The benchmark compares the client with it.
  'openapi-fetch': ['src/transport/raw-client.ts', 'scripts/bench/overhead.ts'],
  'openapi-typescript': ['scripts/generate/types.ts'],
  // compiler.js loads it, in a quicker way than an import, and so does the second one.
  typescript: ['scripts/lib/compiler.d.ts', 'scripts/lint/prose/prose-of.ts'],
};

/** The names in each text. */
function toLists(rows: Record<string, string>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(rows).map(([folder, names]) => [folder, names.split(' ').filter(Boolean)]));
}

/** Each folder may import those of earlier levels. */
function inOrder(...levels: readonly string[][]): Record<string, readonly string[]> {
  const all = levels.map((level, index) => level.map((folder) => [folder, levels.slice(0, index).flat()] as const));
  return Object.fromEntries(all.flat());
}
