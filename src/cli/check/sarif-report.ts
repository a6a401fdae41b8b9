import { version } from '../../../generated/constants.js';
import type { CheckReport, RuleResult } from '../../check/index.js';
import { docsText, undocumentedText, violationText } from '../../check/violation-text.js';

const schema = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The report in SARIF 2.1.0. Results are located at a line of the HAR file that was checked, or else at the URL of the server. */
export function sarifReport(report: CheckReport): string {
  const { rules, target, startedAt, milliseconds, stopped, summary, deviations = [] } = report;
  const end = new Date(Date.parse(startedAt) + milliseconds).toISOString();
  const notifications = [
    ...(stopped === undefined ? [] : [{ level: 'error', message: { text: stopped } }]),
    ...deviations
      .filter(({ outcome }) => outcome !== 'accepted')
      .map(({ message }) => ({ level: 'error', message: { text: message } })),
    { level: 'note', message: { text: summary } },
  ];
  const suppressionsOf = ({ subject, rule, status }: RuleResult) =>
    deviations
      .filter((one) => status === 'accepted' && one.rule === `${subject}: ${rule}`)
      .map(({ message }) => ({ kind: 'external', justification: message }));
  const run = {
    tool: {
      driver: {
        name: 'genmedia check',
        version,
        rules: rules.map((rule) => ({
          id: idOf(rule),
          shortDescription: { text: `${rule.subject}: ${rule.rule}` },
          help: { text: docsText(rule) },
          ...(rule.docsUrl && { helpUri: rule.docsUrl }),
        })),
      },
    },
    invocations: [
      {
        executionSuccessful: stopped === undefined,
        startTimeUtc: startedAt,
        endTimeUtc: end,
        toolExecutionNotifications: notifications,
      },
    ],
    results: rules.flatMap((rule, ruleIndex) => {
      const result = (level: string, text: string, line?: number) => ({
        ruleId: idOf(rule),
        ruleIndex,
        level,
        message: { text },
        locations: [
          { physicalLocation: { artifactLocation: { uri: target }, ...(line && { region: { startLine: line } }) } },
        ],
      });
      return [
        ...rule.violations.map((violation) => ({
          ...result('error', violationText(violation), violation.line),
          partialFingerprints: { violationId: violation.id },
          ...(rule.status === 'accepted' && { suppressions: suppressionsOf(rule) }),
        })),
        ...(rule.undocumented ?? []).map((found) => result('note', undocumentedText(found))),
      ];
    }),
  };
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const idOf = ({ subject, rule }: RuleResult) => `${subject}/${rule.replace(/[^\p{L}\p{N}]+/gu, '-')}`;
