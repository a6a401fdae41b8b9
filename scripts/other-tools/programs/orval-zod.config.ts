export default {
  genmedia: {
    input: 'openapi-3.0.json',
    output: { target: 'genmedia/zod.ts', client: 'zod', override: { zod: { strict: { body: true } } } },
  },
};
