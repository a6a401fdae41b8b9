/** Made from openapi/ by `npm run generate`. */
import type { ValidateFunction } from 'ajv';
import type { BodyName, bodies as Bodies } from './schema.js';
export declare const validators: Record<BodyName, ValidateFunction>;
export declare const bodies: Bodies;
