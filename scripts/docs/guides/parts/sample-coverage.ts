import { readFileSync } from 'node:fs';
import { Coverage, type CoverageReport } from '../../../../src/check/coverage/coverage.js';
import { shortened } from '../../../../src/check/coverage/coverage-text.js';
import { type GroupName, groupNames } from '../../../../src/check/coverage/items.js';
import { faultTable } from '../../../../src/sandbox/faults/table.js';
import { type Html, table } from '../../site/html.js';

/** The names of what samples have met, by row. Their tests run them, and fail if the file is different. */
type MetItems = Readonly<Partial<Record<GroupName, readonly string[]>>>;

/** Where the tests of samples store what they have met. */
export const sampleCoverageFile = (samples: 'operations' | 'guides') => `openapi/docs/coverage/${samples}.json`;

/** The names of what was met. */
export const metItemsOf = ({ groups }: CoverageReport): MetItems =>
  Object.fromEntries(
    groupNames.map((name) => [
      name,
      Object.entries(groups[name]?.items ?? {}).flatMap(([item, n]) => (n > 0 ? item : [])),
    ]),
  );

/** What the code samples of the docs use of the document. */
export function sampleCoverage(): Html {
  const [operations, guides] = (['operations', 'guides'] as const).map(
    (samples): MetItems => JSON.parse(readFileSync(sampleCoverageFile(samples), 'utf8')),
  ) as [MetItems, MetItems];
  const coverage = new Coverage();
  coverage.startSandbox(Object.keys(faultTable));
  const { groups } = coverage.report();
  return table(
    'What the code samples use',
    ['What', 'Of', 'Samples of operations', 'Samples of guides', 'Neither of them'],
    groupNames.map((name) => {
      const [ofOperations = [], ofGuides = []] = [operations[name], guides[name]];
      const all = Object.keys(groups[name]?.items ?? {});
      const never = all.filter((item) => !ofOperations.includes(item) && !ofGuides.includes(item));
      return [name, `${all.length}`, `${ofOperations.length}`, `${ofGuides.length}`, shortened(never) || 'nothing'];
    }),
  );
}
