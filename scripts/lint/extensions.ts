import type { SchemaObject } from 'ajv';

const text = { type: 'string', minLength: 1 };
const number = { type: 'number' };
const positive = { type: 'integer', minimum: 1 };
const kind = { enum: ['image', 'video', 'audio'] };
const strings = { type: 'array', items: { type: 'string' }, minItems: 1 };

/** A closed object with these properties, at least one of them present. */
const shape = (properties: Record<string, SchemaObject>, required: string[] = []): SchemaObject => ({
  type: 'object',
  properties,
  required,
  minProperties: 1,
  additionalProperties: false,
});

const range = shape({ minimum: number, maximum: number, exclusiveMinimum: number, exclusiveMaximum: number });

/** Name of a header, in lower case. */
const headerName = { type: 'string', pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' };

/** A sample is a separate file, so that it can be compiled and run. */
const sample = shape({ $ref: { type: 'string', pattern: '^\\.\\./code-samples/\\w+\\.ts$' } }, ['$ref']);

/** Shape of each `x-` keyword of the document. openapi/docs/extensions.md says what they mean. */
export const extensions: Record<string, SchemaObject> = {
  'x-advice': shape({ items: range, longestSide: range }),
  'x-callback-delivery': shape(
    { states: strings, retriedStates: strings, retries: positive, signed: { const: true } },
    ['states', 'retriedStates', 'retries'],
  ),
  'x-codeSamples': {
    type: 'array',
    minItems: 1,
    items: shape({ lang: { type: 'string' }, label: { type: 'string' }, source: sample }, ['lang', 'label', 'source']),
  },
  'x-count-equals': { enum: ['storyboards'] },
  'x-creates': kind,
  'x-credits': shape({ extraPerSecond: positive, upToSeconds: positive, secondsOf: text }, ['extraPerSecond']),
  'x-enumDescriptions': { type: 'object', additionalProperties: { type: 'string' } },
  'x-first-poll-after': positive,
  'x-ignored-if': shape({ field: text, value: { type: 'boolean' } }, ['field', 'value']),
  'x-known-values': strings,
  'x-max-bytes': positive,
  'x-media': shape({
    kind,
    formats: strings,
    bytes: range,
    decodedBytes: range,
    width: range,
    height: range,
    longestSide: range,
    aspectRatio: range,
    seconds: range,
    secondsByCount: {
      type: 'object',
      minProperties: 1,
      patternProperties: { '^[1-9]$': range },
      additionalProperties: false,
    },
    frameRatio: range,
  }),
  'x-mentions': shape({ open: text, close: text, list: text, key: text, unless: text }, [
    'open',
    'close',
    'list',
    'key',
  ]),
  'x-no-effect': { const: true },
  'x-undocumented': {
    type: 'object',
    minProperties: 1,
    propertyNames: { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' },
    additionalProperties: { type: 'string' },
  },
  'x-pattern-means': { type: 'string', pattern: '^[a-z].*[^.]$' },
  'x-pause-marker': shape(
    { open: { type: 'string' }, close: { type: 'string' }, seconds: range, maxDecimals: positive },
    ['open', 'close', 'seconds', 'maxDecimals'],
  ),
  'x-poll-advice': shape({ header: headerName, changeHeader: headerName, unit: { const: 'milliseconds' } }, [
    'header',
    'changeHeader',
    'unit',
  ]),
  'x-script': shape(
    {
      charactersPerMinute: positive,
      language: text,
      splitAbove: { type: 'object', minProperties: 1, additionalProperties: positive },
    },
    ['charactersPerMinute', 'language', 'splitAbove'],
  ),
  'x-url-lifetime': shape({ seconds: positive, adFilmSeconds: positive }, ['seconds']),
};
