import type { Linter } from './tool.js';

/**
 * Spectral with its ruleset for OpenAPI. It is not among the tests, since it brings over 150 packages, of which one has an
 * install script.
 */
export const linters: readonly Linter[] = [
  {
    id: 'spectral',
    name: 'Spectral',
    version: '6.16.0',
    needs: ['npm'],
    install: ['npm install --save-dev --save-exact --ignore-scripts @stoplight/spectral-cli@6.16.0'],
    config: ['config/.spectral.json'],
    lint: ['npx spectral lint --fail-severity error openapi.json openapi-3.0.json'],
  },
];
