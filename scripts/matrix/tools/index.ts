import type { Tool } from '../tool.js';
import { oapiCodegen } from './go.js';
import {
  openapiGeneratorGo,
  openapiGeneratorJava,
  openapiGeneratorPython,
  openapiGeneratorTypescript,
} from './openapi-generator.js';
import { pythonTools } from './python.js';
import { typescriptTools } from './typescript.js';

/** All generators, in the order of the guide. */
export const tools: readonly Tool[] = [
  ...typescriptTools,
  openapiGeneratorTypescript,
  ...pythonTools,
  openapiGeneratorPython,
  oapiCodegen,
  openapiGeneratorGo,
  openapiGeneratorJava,
];
