import { componentNames } from './rules/component-names.js';
import { defaultFits } from './rules/default-fits.js';
import { extensionsKnown } from './rules/extensions-known.js';
import { patternMeans } from './rules/pattern-means.js';
import { portable } from './rules/portable.js';
import { prose } from './rules/prose.js';
import { requestsClosed } from './rules/requests-closed.js';
import { unionAgrees } from './rules/union-agrees.js';

/** House rules for the document, in addition to those of Redocly. contract-tests/README.md lists what they require. */
export default function plugin() {
  return {
    id: 'genmedia',
    rules: {
      oas3: {
        'component-names': componentNames,
        'default-fits': defaultFits,
        'extensions-known': extensionsKnown,
        'pattern-means': patternMeans,
        portable,
        prose,
        'requests-closed': requestsClosed,
        'union-agrees': unionAgrees,
      },
      arazzo1: { prose },
    },
  };
}
