import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { redocly } from '../../scripts/lib/redocly.js';
import { walk } from '../support/document.js';

const defaultRules = ['--config=scripts/lib/no-plugins.yaml', '--extends=recommended', '--max-problems=1000'];

/** The rules that Redocly's default set finds broken in a document, each with the number of its problems. */
async function brokenRules(file: string): Promise<Record<string, number>> {
  const { output } = await redocly(['lint', `generated/${file}`, ...defaultRules, '--format=json']);
  const [report = ''] = output.match(/^\{$.*?^\}/ms) ?? [];
  const { problems }: { problems: { ruleId: string }[] } = JSON.parse(report);
  const count: Record<string, number> = {};
  for (const { ruleId } of problems) count[ruleId] = (count[ruleId] ?? 0) + 1;
  return count;
}

/** How many operations and callbacks of a document name no status of a rejection. */
function withoutRejections(file: string): number {
  let count = 0;
  walk(JSON.parse(readFileSync(`generated/${file}`, 'utf8')), ({ operationId, responses }) => {
    if (operationId && responses && !Object.keys(responses).some((status) => status.startsWith('4'))) count += 1;
  });
  return count;
}

it.each([
  ['openapi.json', 34],
  ['openapi-3.0.json', 34],
  ['openapi-sandbox.json', 12],
])(
  'passes the default rules of Redocly but for the undocumented status of rejections in %s',
  async (file, rejections) => {
    expect(await brokenRules(file)).toEqual({ 'operation-4xx-response': rejections });
    expect(withoutRejections(file)).toBe(rejections);
  },
);
