export default {
  genmedia: {
    input: 'openapi.json',
    output: {
      target: 'genmedia/api.ts',
      client: 'fetch',
      override: { mutator: { path: 'fetcher.ts', name: 'fetcher' } },
    },
  },
};
