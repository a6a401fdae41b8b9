import { lineIn, operationPlace, requestLine } from '../reference/links.js';
import type { Endpoint, Generator } from './matrix.js';

/** Where an operation is in the reference. */
export const referenceOf = ({ tag, operationId }: Endpoint): string => operationPlace(tag, operationId);

/** The same with one of its variants chosen. */
export const variantReferenceOf = (generator: Generator, variant: string): string =>
  lineIn(referenceOf(generator), requestLine(`&d=${generator.variants.indexOf(variant)}`));

/** The last segment of a generator's path, which is unique among those that are selected by model. */
export const shortName = ({ path }: Endpoint): string => path.split('/').at(-1) ?? path;

/** What variants are called: `models` where `model` selects them, `modes` where `premium_mv_mode` does. */
export const variantNoun = ({ by }: Generator): string => `${by?.split('_').at(-1) ?? 'request'}s`;
