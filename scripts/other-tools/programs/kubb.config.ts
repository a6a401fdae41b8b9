import { defineConfig } from '@kubb/core';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';

export default defineConfig({
  input: { path: 'openapi-3.0.json' },
  output: { path: 'genmedia', clean: true },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginZod()],
});
