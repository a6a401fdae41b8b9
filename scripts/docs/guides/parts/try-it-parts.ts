import { operations } from '../../../../generated/operations.js';
import type { Html } from '../../site/html.js';
import { tryItSection } from '../../site/try-it-section.js';

/** An operation to be tried in a guide: `<!-- made: try-it-createText2Video -->`. */
export const tryItParts: Record<string, () => Html> = Object.fromEntries(
  Object.keys(operations).map((operationId) => [`try-it-${operationId}`, () => tryItSection(operationId)]),
);
