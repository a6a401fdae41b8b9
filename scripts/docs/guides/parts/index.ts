import { operations } from '../../../../generated/operations.js';
import type { OpenApiDocument } from '../../../document/document.js';
import { readFigures } from '../../../lib/figures.js';
import type { Html } from '../../site/html.js';
import { tryItSection } from '../../site/try-it-section.js';
import { onceTable, overheadTable, prismTable, sizeTable } from './benchmark-tables.js';
import { callbackBody } from './callback-body.js';
import { callbackGenerators } from './callback-generators.js';
import { commonMistakes } from './common-mistakes.js';
import { errorClasses } from './error-classes.js';
import { firstPolls } from './first-polls.js';
import { generatorCommands, generators } from './generators.js';
import { install } from './install.js';
import { leftOut } from './left-out.js';
import { mediaRules } from './media-rules.js';
import { otherChecks } from './other-checks.js';
import { pollCounts } from './poll-counts.js';
import { preflightChecks } from './preflight-checks.js';
import { readings } from './readings.js';
import { sampleCoverage } from './sample-coverage.js';
import { states } from './states.js';
import { undocumented } from './undocumented.js';

/** Where a name of the package is described, if it is one. */
type LinkOfCode = (code: string) => string | undefined;

/** What replaces a line `<!-- made: name -->` of a guide. */
export const parts: Record<string, (document: OpenApiDocument, linkOfCode?: LinkOfCode) => Html> = {
  'benchmark-once': () => onceTable(readFigures('once')),
  'benchmark-overhead': () => overheadTable(readFigures('overhead')),
  'benchmark-prism': () => prismTable(readFigures('sandbox-prism')),
  'benchmark-size': () => sizeTable(readFigures('size')),
  'callback-body': callbackBody,
  'callback-generators': callbackGenerators,
  'first-polls': firstPolls,
  'common-mistakes': commonMistakes,
  'error-classes': (_, linkOfCode) => errorClasses(undefined, linkOfCode),
  generators: () => generators(),
  'generator-commands': () => generatorCommands(),
  install,
  'left-out': leftOut,
  'media-rules': mediaRules,
  undocumented,
  'other-checks': () => otherChecks(),
  'poll-counts': pollCounts,
  'preflight-checks': preflightChecks,
  readings,
  'sample-coverage': sampleCoverage,
  states,
  // An operation to be tried: `<!-- made: try-it-createText2Video -->`.
  ...Object.fromEntries(Object.keys(operations).map((id) => [`try-it-${id}`, () => tryItSection(id)])),
};
