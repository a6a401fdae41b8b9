import { type OperationRules, operationRules, type PlaceRules } from '../../generated/preflight-rules.js';
import type { OperationId } from '../terms/operation.js';
import { nameOf } from '../validate/describe.js';
import { type Draft, error, type Finding, type Findings, type Uninspected, warning } from './finding.js';
import { type Inspection, type InspectUrl, inspectText } from './inspect.js';
import type { PreflightOptions } from './options.js';
import { checkBodySize } from './rules/body-size.js';
import { checkEffect } from './rules/effect-rules.js';
import { checkFile } from './rules/file-rules.js';
import { checkFiles } from './rules/list-rules.js';
import { countWords, fits, inWords } from './rules/ranges.js';
import { checkText } from './rules/text-rules.js';
import { checkUrl } from './rules/url-rules.js';
import { rulesFor } from './rules-for.js';
import { urlInspector } from './url-inspector.js';
import { type ValueAt, valuesAt } from './values-at.js';

/** Where the docs describe the limits on files. */
export const mediaDocs = 'genmedia/generated/docs/guides/media-rules.md#limits-of-every-field';

/** Where the docs say how files behind URLs are read. */
export const urlDocs = 'genmedia/generated/docs/guides/preflight.md#files-behind-urls';

/**
 * Checks the files and texts of a request that the validators accept. Its size is not checked: the caller has counted the bytes
 * that arrived.
 */
export async function checkAccepted(
  operation: OperationId,
  body: Record<string, unknown>,
  inspectUrl: InspectUrl,
): Promise<Findings> {
  const { maxBytes: _, ...rules } = operationRules[operation] ?? { docs: mediaDocs, variants: {} };
  return runRules(body, { rules, applying: rulesFor(rules, body), findings: [], options: {}, inspectUrl });
}

interface RuleContext {
  rules: OperationRules;
  applying: readonly PlaceRules[];
  /** What the validators have found. */
  findings: Finding[];
  options: PreflightOptions;
  /** Inspects files behind URLs. Default: as the options say. */
  inspectUrl?: InspectUrl;
}

/** Some operations document no limit of files. What is beyond this one is listed as not inspected. */
const maxFiles = 100;

/** Checks the files and texts of a request, in addition to what the validators have found. */
export async function runRules(body: Record<string, unknown>, context: RuleContext): Promise<Findings> {
  const { rules, applying, findings, options } = context;
  const rejected = new Set(findings.map(({ path }) => path));
  const add = (path: string, docs: string, drafts: readonly Draft[]) => {
    for (const draft of drafts) findings.push({ path, ...draft, docs });
  };
  const files = filesIn(body, applying).filter(({ path }) => !rejected.has(path));
  const inspections = await inspectAll(files.slice(0, maxFiles), context);
  const unusable = new Set<string>();
  for (const { path, rule } of files) {
    const inspection = inspections.get(path) ?? {};
    const { file } = inspection;
    const drafts = file ? checkFile(nameOf(path), file, rule) : [];
    add(path, urlDocs, checkUrl(nameOf(path), inspection));
    add(path, mediaDocs, drafts);
    if (drafts.some((draft) => draft.rule === 'formats')) unusable.add(path);
  }
  const secondsOf = (field: string) => inspections.get(`/${field}`)?.file?.facts.seconds;
  for (const rule of applying) {
    if (rule.file) continue;
    for (const { path, value } of valuesAt(body, rule.at)) {
      if (!rejected.has(path))
        add(path, rules.docs, checkEffect(nameOf(path), value, rule, { body, rules, secondsOf }));
      if (typeof value === 'string') add(path, rules.docs, checkText(nameOf(path), value, rule, body));
      if (!Array.isArray(value)) continue;
      add(path, rules.docs, checkCount(nameOf(path), value, rule, options));
      if (!rule.files) continue;
      const listed = value.map((_, index) => {
        const itemPath = `${path}/${index}`;
        // Of a file of another format the rest means nothing: sound in place of a video has a duration too.
        const facts = unusable.has(itemPath) ? undefined : inspections.get(itemPath)?.file?.facts;
        return { name: nameOf(itemPath), facts };
      });
      for (const [at, draft] of checkFiles(nameOf(path), listed, rule.files)) {
        add(at < 0 ? path : `${path}/${at}`, mediaDocs, [draft]);
      }
    }
  }
  if (rules.maxBytes !== undefined) {
    const plain = files.filter(({ path }) => isPlain(inspections.get(path))).map(({ text }) => text);
    add('', mediaDocs, checkBodySize(body, rules.maxBytes, new Set(plain)));
  }
  return toFindings(findings, missingIn(files, inspections));
}

interface FileAt {
  path: string;
  text: string;
  rule: PlaceRules;
}

function filesIn(body: object, applying: readonly PlaceRules[]): FileAt[] {
  return applying.flatMap((rule) =>
    rule.file
      ? valuesAt(body, rule.at)
          .filter((at): at is ValueAt & { value: string } => typeof at.value === 'string')
          .map(({ path, value: text }) => ({ path, text, rule }))
      : [],
  );
}

/** Inspects each file once, however often it occurs. */
async function inspectAll(
  files: readonly FileAt[],
  { options, ...context }: RuleContext,
): Promise<Map<string, Inspection>> {
  if (files.length === 0) return new Map();
  const inspectUrl = context.inspectUrl ?? (await urlInspector(options));
  const byText = new Map<string, Promise<Inspection>>();
  for (const { text } of files) if (!byText.has(text)) byText.set(text, inspectText(text, inspectUrl));
  const inspections = files.map(async ({ path, text }) => [path, (await byText.get(text)) ?? {}] as const);
  return new Map(await Promise.all(inspections));
}

/** Base64 has one byte for each character in JSON. */
const isPlain = (inspection: Inspection | undefined) => {
  const { file } = inspection ?? {};
  return file?.isEmbedded === true && (file.base64Problem === undefined || file.base64Problem === 'padding');
};

function missingIn(files: readonly FileAt[], inspections: ReadonlyMap<string, Inspection>): Uninspected[] {
  return files.flatMap(({ path }) => {
    const inspection = inspections.get(path);
    if (!inspection) return [{ path, reason: 'limit', message: `Only ${maxFiles} files of a request are inspected.` }];
    return inspection.missing ? [{ path, ...inspection.missing }] : [];
  });
}

function checkCount(name: string, list: readonly unknown[], rule: PlaceRules, { film }: PreflightOptions): Draft[] {
  const { countEquals, advice } = rule;
  const found: Draft[] = [];
  const counted = countEquals && film?.data_records?.[countEquals];
  if (counted && counted.length !== list.length) {
    const message = `${name} has ${countWords(list.length, 'item')}, but the film has ${counted.length} ${countEquals}. It must have as many.`;
    found.push(error('countEquals', message, counted.length));
  }
  if (advice?.items && !fits(list.length, advice.items)) {
    const message = `${name} has ${countWords(list.length, 'item')}. The recommended number is ${inWords(advice.items)}.`;
    found.push(warning('advice', message, advice.items));
  }
  return found;
}

/** The array with its property, which is not enumerable: `toEqual([])` in a test means that nothing was found. */
export const toFindings = (findings: readonly Finding[], notInspected: readonly Uninspected[]): Findings =>
  Object.defineProperty([...findings], 'notInspected', { value: notInspected }) as unknown as Findings;
