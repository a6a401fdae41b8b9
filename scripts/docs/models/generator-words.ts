import { operationPlace, variantPlace } from '../../document/docs-links.js';
import type { Endpoint, Generator } from '../../document/models/matrix.js';
import { variantWord } from '../../document/words.js';

/** Where the page of an operation is. */
export const referenceOf = ({ operationId }: Endpoint): string => operationPlace(operationId);

/** Where the page of an operation is with one of its variants chosen. */
export const variantReferenceOf = ({ operationId, by }: Generator, variant: string): string =>
  by === null ? operationPlace(operationId) : variantPlace(operationId, by, variant);

/** The last segment of a generator's path, which is unique among those that are selected by model. */
export const shortName = ({ path }: Endpoint): string => path.split('/').at(-1) ?? path;

/** What variants are called: `models` where `model` selects them, `modes` where `premium_mv_mode` does. */
export const variantNoun = ({ by }: Generator): string => `${by === null ? 'request' : variantWord(by)}s`;
