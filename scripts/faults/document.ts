import { readFileSync } from 'node:fs';
import { type Fault, type Step, tests } from './fault.js';

interface Kind {
  kind: string;
  files: RegExp;
  pattern: RegExp;
  to: (match: RegExpExecArray) => string;
}

const bodies = /^openapi\/(requests|fields|responses|schemas)\//;
const workflows = /^openapi\/workflows\//;
const requests = /^openapi\/requests\//;
const unions = /Request\.yaml$|Asset\.yaml$|Task\.yaml$|Callback\.yaml$|AdFilm\.yaml$/;

const list = (text = '') => text.split(/, */);

/** Fields that are easily taken for one another. */
const mistaken: Record<string, string> = {
  Resolution540To1080: 'Resolution360To720',
  AspectRatio: 'AspectRatioOrAuto',
  AspectRatioOrAuto: 'AspectRatio',
  DurationOnly5: 'DurationOnly4',
  WmPosition: 'WmPositionText2VideoGenq1',
};

/** Another value of the same type. */
function another(value: string): string {
  if (value === 'true' || value === 'false') return value === 'true' ? 'false' : 'true';
  return /^\d+$/.test(value) ? `${Number(value) + 1}` : `${value}x`;
}

/** A bound that is off by one, or by a hundredth if it is a fraction. */
const moved = (bound = '', sign: 1 | -1) => Number(bound) + sign * (Number(bound) < 1 ? 0.01 : 1);

/** What an author gets wrong in the document. Each kind is found by its text, so that new files have their faults too. */
const kinds: readonly Kind[] = [
  {
    kind: 'a limit one too high',
    files: bodies,
    pattern: /(minimum|maximum|minLength|maxLength|minItems|maxItems): (\d+)/g,
    to: ([, keyword, limit]) => `${keyword}: ${Number(limit) + 1}`,
  },
  {
    kind: 'a limit one too low',
    files: bodies,
    pattern: /(minimum|maximum|minLength|maxLength|minItems|maxItems): ([1-9]\d*)/g,
    to: ([, keyword, limit]) => `${keyword}: ${Number(limit) - 1}`,
  },
  { kind: 'a limit gone', files: bodies, pattern: /, (?:minimum|maximum|maxLength|maxItems): \d+/g, to: () => '' },
  { kind: 'a dropped const', files: bodies, pattern: /, const: [^\s,}]+/g, to: () => '' },
  { kind: 'a misspelled const', files: bodies, pattern: /const: [\w.-]+/g, to: ([text]) => `${text}x` },
  {
    kind: 'a value missing in an enum',
    files: bodies,
    pattern: /enum: \[([^\]]+)\]/g,
    to: ([, values]) => `enum: [${list(values).slice(0, -1).join(', ')}]`,
  },
  {
    kind: 'a value too many in an enum',
    files: bodies,
    pattern: /enum: \[([^\]]+)\]/g,
    to: ([, values]) => `enum: [${values}, ${/^\d/.test(values ?? '') && !/[:pK]/.test(values ?? '') ? 99 : '"99:1"'}]`,
  },
  {
    kind: 'a required field that may be left out',
    files: bodies,
    pattern: /^required: \[([^\]]+)\]/gm,
    to: ([, fields]) => `required: [${list(fields).slice(0, -1).join(', ')}]`,
  },
  { kind: 'a variant left open', files: requests, pattern: /^additionalProperties: false\n/gm, to: () => '' },
  {
    kind: 'a response that is closed',
    files: /^openapi\/(responses|schemas)\//,
    pattern: /^properties:/gm,
    to: () => 'additionalProperties: false\nproperties:',
  },
  {
    kind: 'a misspelled field',
    files: bodies,
    pattern: /^ {2}([a-z_]+): (?=\{|\n)/gm,
    to: ([, field]) => `  ${field}s: `,
  },
  { kind: 'a field gone', files: bodies, pattern: /^ {2}[a-z_]+: \{.*\}\n/gm, to: () => '' },
  {
    kind: 'a wrong type',
    files: bodies,
    pattern: /type: (integer|boolean|string|number)\b/g,
    to: ([, type]) => `type: ${type === 'string' ? 'integer' : type === 'integer' ? 'number' : 'string'}`,
  },
  { kind: 'a pattern without its end', files: bodies, pattern: /(?<=pattern: .*)\$(?='?$)/gm, to: () => '' },
  { kind: 'a pattern that does not compile', files: bodies, pattern: /(?<=pattern: '?)\^/g, to: () => '^(' },
  {
    kind: 'a limit written as text',
    files: bodies,
    pattern: /maxLength: (\d+)/g,
    to: ([, limit]) => `maxLength: "${limit}"`,
  },
  {
    kind: 'the field of another model',
    files: requests,
    pattern: /(?<=fields\/)\w+(?=\.yaml)/g,
    to: ([field]) => mistaken[field] ?? field,
  },
  {
    kind: 'another default',
    files: bodies,
    pattern: /default: (\d+|true|false|\w+)/g,
    to: ([, value = '']) => `default: ${another(value)}`,
  },
  {
    kind: 'a typo in a mapping',
    files: unions,
    pattern: /^ {4}([\w.-]+): (?=.*\.yaml)/gm,
    to: ([, value]) => `    ${value}x: `,
  },
  { kind: 'a variant that a union forgets', files: unions, pattern: /^ {2}- \$ref: .*\n/gm, to: () => '' },
  {
    kind: 'a condition gone',
    files: bodies,
    pattern: /^(?:dependentSchemas|not):\n(?: .*\n?)+|^if: .*\nelse: .*\n/gm,
    to: () => '',
  },
  { kind: 'a keyword of ours gone', files: bodies, pattern: /, x-[\w-]+: \w+|^ +x-[\w-]+: \w+\n/gm, to: () => '' },
  {
    kind: 'an exclusive bound too high',
    files: bodies,
    pattern: /(exclusiveM\w+): ([\d.]+)/g,
    to: ([, keyword, bound]) => `${keyword}: ${moved(bound, 1)}`,
  },
  {
    kind: 'an exclusive bound too low',
    files: bodies,
    pattern: /(exclusiveM\w+): ([\d.]+)/g,
    to: ([, keyword, bound]) => `${keyword}: ${moved(bound, -1)}`,
  },
  {
    kind: 'an exclusive bound that is included',
    files: bodies,
    pattern: /exclusive(M)(?=\w+: )/g,
    to: () => 'm',
  },
  {
    kind: 'a bound of a file or a pause that is excluded',
    files: bodies,
    pattern:
      /(?<=(?:bytes|width|height|aspectRatio|seconds|frameRatio|"\d"): \{ (?:minimum: [\d.]+, )?)m(?=(?:in|ax)imum: )/g,
    to: () => 'exclusiveM',
  },
  {
    kind: 'a format missing',
    files: bodies,
    pattern: /formats: \[([^\]]+)\]/g,
    to: ([, formats]) => `formats: [${list(formats).slice(0, -1).join(', ') || 'none'}]`,
  },
  {
    kind: 'a format too many',
    files: bodies,
    pattern: /formats: \[([^\]]+)\]/g,
    to: ([, formats]) => `formats: [${formats}, gif]`,
  },
  {
    kind: 'a limit on a file gone',
    files: bodies,
    pattern: /^ +(?:bytes|decodedBytes|width|height|longestSide|aspectRatio|seconds|formats|"\d"): [{[].*\n/gm,
    to: () => '',
  },
  {
    kind: 'another size of a body',
    files: /^openapi\/paths\//,
    pattern: /x-max-bytes: (\d+)/g,
    to: ([, bytes]) => `x-max-bytes: ${Number(bytes) + 1}`,
  },
  { kind: 'a body of any size', files: /^openapi\/paths\//, pattern: /^ +x-max-bytes: .*\n/gm, to: () => '' },
  {
    kind: 'another number in a rule on texts',
    files: bodies,
    pattern: /(maxDecimals|charactersPerMinute|zh|en): (\d+)/g,
    to: ([, key, number]) => `${key}: ${Number(number) + 1}`,
  },
  {
    kind: 'a mark that texts do not have',
    files: bodies,
    pattern: /((?:open|close): ["']).(?=.*["'])/g,
    to: ([, start]) => `${start}_`,
  },
  {
    kind: 'mentions of something else',
    files: /SubjectPrompt\.yaml$/,
    pattern: /(list|key|unless): (\w+)/g,
    to: ([, key, name]) => `${key}: ${name}s`,
  },
  { kind: 'JSON that may be any text', files: bodies, pattern: /^contentMediaType: .*\n/gm, to: () => '' },
  { kind: 'a misspelled known value', files: /VoiceId\.yaml$/, pattern: /^ {2}- .*$/gm, to: ([value]) => `${value}x` },
  {
    kind: 'a wrong path',
    files: /^openapi\/openapi\.yaml$/,
    pattern: /^ {2}\/ent\/\S+(?=:)/gm,
    to: ([path]) => `${path}s`,
  },
  {
    kind: 'a wrong method',
    files: /^openapi\/paths\//,
    pattern: /^(get|post|put):/gm,
    to: ([, method]) => (method === 'post' ? 'put:' : 'post:'),
  },
  { kind: 'a wrong operationId', files: /^openapi\/paths\//, pattern: /operationId: \w+/g, to: ([text]) => `${text}s` },
  {
    kind: 'the response of another operation',
    files: /^openapi\/paths\//,
    pattern: /responses\/(?!Rejected|AdFilm|Mv|Premium|Explain)\w+Response\.yaml/g,
    to: ([text]) =>
      text.includes('Text2Video') ? 'responses/SpeechResponse.yaml' : 'responses/Text2VideoResponse.yaml',
  },
  { kind: 'a callback gone', files: /^openapi\/paths\//, pattern: /^ {2}callbacks:\n.*\n/gm, to: () => '' },
  {
    kind: 'a callback to nowhere',
    files: /^openapi\/callbacks\//,
    pattern: /callback_url/g,
    to: () => 'callback_uri',
  },
  {
    kind: 'an illegal example',
    files: /^openapi\/examples\//,
    pattern: /^ {2}(model|prompt|duration|aspect_ratio|state|task_id|images): .*$/gm,
    to: ([, field]) => `  ${field}: { wrong: true }`,
  },
  { kind: 'a schema that is a boolean', files: bodies, pattern: /(?<=: )\{\}(?=$| \})/gm, to: () => 'true' },
  { kind: 'an array without items', files: bodies, pattern: /, items: \{\}|^ +items: \{\}\n/gm, to: () => '' },
  {
    kind: 'a link by id that comes last',
    files: /^openapi\/paths\//,
    pattern: /^( +\w+ById: .*\n)( +\w+ByTaskId: .*\n)/gm,
    to: ([, first = '', second = '']) => second + first,
  },
  {
    kind: 'a record of a film that must be complete',
    files: /AdFilm(?:Record|Composition)\.yaml$/,
    pattern: /^properties:/gm,
    to: () => 'required: [id]\nproperties:',
  },
  {
    kind: 'a callback of a film that must have its records',
    files: /AdFilmCallbackSuccess\.yaml$/,
    pattern: /(?<=^required: \[.*)\]/gm,
    to: () => ', data_records]',
  },
  { kind: 'a step of unknown operation', files: workflows, pattern: /operationId: \w+/g, to: ([text]) => `${text}s` },
  { kind: 'a workflow that waits for nothing', files: workflows, pattern: /== 'success'/g, to: () => "== 'done'" },
  { kind: 'a key that is shown', files: workflows, pattern: /, format: password/g, to: () => '' },
];

/** With the implementations that need neither a compiler nor a server. */
const quickly = { IMPLEMENTATIONS: 'schema,validators,openapi-3.0' };

/** The quick steps first: a fault that they find is not run by the others. An author generates after a change. */
const steps: readonly Step[] = [
  { name: 'generate', args: ['--import', 'tsx', 'scripts/generate.ts'] },
  { name: 'document', args: tests('document/'), env: quickly },
  { name: 'preflight rules', args: tests('rules/preflight-rules') },
  { name: 'rules', args: tests('rules/rules'), env: quickly },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.json'] },
  { name: 'lint', args: ['--import', 'tsx', 'scripts/lib/redocly.ts', 'lint'] },
  { name: 'all tests', args: tests() },
];

/** The generated files do not contain the workflows. */
const workflowSteps: readonly Step[] = [
  { name: 'workflows', args: tests('tools/workflows') },
  ...steps.filter(({ name }) => name === 'lint'),
];

/** Every fault of every kind in the document. Fails if a kind matches nothing. */
export function documentFaults(files: readonly string[]): Fault[] {
  const sources = files
    .filter((file) => file.startsWith('openapi/') && file.endsWith('.yaml'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  return kinds.flatMap(({ kind, files, pattern, to }) => {
    const faults = sources
      .filter(({ file }) => files.test(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(pattern)].map((match) => ({
          kind,
          file,
          from: match[0],
          to: to(match),
          offset: match.index,
          steps: workflows.test(file) ? workflowSteps : steps,
        })),
      )
      .filter(({ from, to }) => from !== to);
    if (faults.length === 0) throw new Error(`Nothing in openapi/ matches "${kind}" of scripts/faults/document.ts.`);
    return faults;
  });
}
