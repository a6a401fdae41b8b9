import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { duration, factsOf } from '../../../scripts/docs/guides/facts.js';
import { parts } from '../../../scripts/docs/guides/parts/index.js';
import { list } from '../../../scripts/document/words.js';
import { placeWords } from '../../../scripts/generate/openapi-3.0/left-out.js';
import { validate } from '../../../src/validate/index.js';
import { document, operations, resolve } from '../../support/document.js';
import { leftOut } from '../../support/document-30.js';
import { textOf } from '../site/html.js';

// biome-ignore lint/suspicious/noExplicitAny: the tests change the document as plain JSON.
type Json = any;

const folder = new URL('../../../openapi/docs/guides/', import.meta.url);
const guides = ['first-call', 'tasks', 'batch', 'files', 'callbacks', 'costs'];
const textOfGuide = (name: string) => readFileSync(new URL(`${name}.md`, folder), 'utf8');

/** The document with a change. */
function changed(change: (copy: Json) => void): Json {
  const copy = structuredClone(document);
  change(copy);
  return copy;
}

const deliveries = ({ paths }: Json): Json[] =>
  Object.values<Json>(paths)
    .flatMap((item) => Object.values<Json>(item).flatMap(({ callbacks = {} }) => Object.values<Json>(callbacks)))
    .flatMap((callback) => Object.values<Json>(callback).map(({ post }) => post['x-callback-delivery']));
const everyDelivery = (change: object) => (copy: Json) => {
  for (const delivery of deliveries(copy)) Object.assign(delivery, change);
};
const lifetime = (change: object) => (copy: Json) =>
  void Object.assign(copy.components.schemas.ResultUrl['x-url-lifetime'], change);
const surcharge = (change: object) => (copy: Json) =>
  void Object.assign(copy.components.schemas.MvRequest.properties.lip_sync['x-credits'], change);
const text2videoHas = (change: object) => (copy: Json) =>
  void Object.assign(copy.paths['/ent/v2/text2video'].post, change);

describe('a fact', () => {
  it.each<[name: string, value: string, change: (copy: Json) => void]>([
    ['operations', String(operations.length - 1), ({ paths }) => void delete paths['/ent/v2/audio-tts']],
    ['text2video-first-poll', '7 seconds', text2videoHas({ 'x-first-poll-after': 7 })],
    ['result-lifetime', '2 hours', lifetime({ seconds: 7200 })],
    ['film-lifetime', '90 seconds', lifetime({ adFilmSeconds: 90 })],
    ['callback-operations', '11', text2videoHas({ callbacks: undefined })],
    ['callback-retries', '4', everyDelivery({ retries: 4 })],
    ['callback-states', 'queueing or failed', everyDelivery({ states: ['queueing', 'failed'] })],
    ['callback-retried-states', 'failed', everyDelivery({ retriedStates: ['failed'] })],
    [
      'surcharge-field',
      'lips',
      ({ components }) => rename(components.schemas.MvRequest.properties, 'lip_sync', 'lips'),
    ],
    ['surcharge-per-second', '5', surcharge({ extraPerSecond: 5 })],
    ['surcharge-up-to', 'one minute', surcharge({ upToSeconds: 60 })],
  ])('follows the document: %s', (name, value, change) => {
    expect(factsOf(changed(change))[name]).toBe(value);
    expect(factsOf(document)[name]).not.toBe(value);
  });

  const rename = (fields: Json, from: string, to: string) => {
    fields[to] = fields[from];
    delete fields[from];
  };

  it.each<[what: string, change: (copy: Json) => void]>([
    ['callbacks differ in their retries', (copy) => void Object.assign(deliveries(copy)[0], { retries: 9 })],
    ['a second field has another price', (copy) => second(copy)],
    ['no field has a price', ({ components }) => void delete components.schemas.MvRequest.properties.lip_sync],
    ['URLs have no lifetime', ({ components }) => void delete components.schemas.ResultUrl['x-url-lifetime']],
  ])('fails if %s, since no sentence would be true', (_, change) => {
    expect(() => factsOf(changed(change))).toThrow(/^A guide names /);
  });

  const second = ({ components }: Json) => {
    components.schemas.MvRequest.properties.style['x-credits'] = { extraPerSecond: 1, upToSeconds: 1 };
  };

  it.each([
    [86_400, '24 hours'],
    [3600, 'one hour'],
    [180, '3 minutes'],
    [60, 'one minute'],
    [61, '61 seconds'],
    [1, 'one second'],
  ])('converts %i seconds to %s', (seconds, words) => expect(duration(seconds)).toBe(words));

  it.each([
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
  ])('converts %j to %s', (words, text) => expect(list(words)).toBe(text));
});

describe('a guide', () => {
  it.each(guides)('takes facts and parts of %s from the document', (name) => {
    const text = textOfGuide(name);
    const facts = factsOf(document);
    for (const [, fact = ''] of text.matchAll(/\{\{([^}]*)\}\}/g)) expect(Object.keys(facts)).toContain(fact);
    for (const [, part = ''] of text.matchAll(/<!-- made: (.*?) -->/g)) expect(Object.keys(parts)).toContain(part);
    const typed = Object.entries(facts).filter(([, value]) => /\D{4}/.test(value) && text.includes(value));
    expect(typed.filter(([fact]) => fact !== 'surcharge-field')).toEqual([]);
  });
});

/** The rows of the table that a part produces, each with its cells as HTML and as text. */
function rowsOf(part: string, of: Json = document): { html: string; cells: string[] }[] {
  const rows = [...(parts[part]?.(of).text ?? '').matchAll(/<tr><th scope="row">.*?<\/tr>/gs)];
  return rows.map(([html]) => ({
    html,
    cells: html
      .split(/<\/t[hd]>/)
      .slice(0, -1)
      .map(textOf),
  }));
}

const hrefOf = ({ operationId }: Json) => `href="../reference/${operationId}.html"`;

/** Whether any variant of a request may have a field. */
function takes(field: string, { requestBody }: Json): boolean {
  const schema = resolve(requestBody?.content['application/json'].schema ?? {});
  const variants: Json[] = schema.oneOf?.map(resolve) ?? [schema];
  return variants.every(({ properties = {} }) => field in properties);
}

describe('a part', () => {
  it('lists every state in states, its meaning, its fields and whether it is reported', () => {
    const { enum: names, 'x-enumDescriptions': means } = document.components.schemas.TaskState;
    const rows = rowsOf('states').map(({ cells }) => cells);
    expect(rows.map(([name, meaning]) => [name, meaning])).toEqual(
      names.map((name: string) => [name, `${means[name]}.`]),
    );
    expect(Object.fromEntries(rows.map(([name, , fields, reported]) => [name, [fields, reported]]))).toEqual({
      created: ['nothing', 'no'],
      queueing: ['nothing', 'no'],
      processing: ['nothing', 'yes; whether with retries is undocumented'],
      success: ['err_code (empty), creations', 'yes, with retries'],
      failed: ['err_code', 'yes, with retries'],
    });
    const once = changed((copy) => void Object.assign(deliveries(copy)[0], { retriedStates: ['failed'] }));
    expect(
      rowsOf('states', once)
        .map(({ cells }) => cells[3])
        .slice(3),
    ).toEqual(['yes; whether with retries is undocumented', 'yes, with retries']);
    const unknown = changed(({ components }) => components.schemas.TaskState.enum.push('paused'));
    expect(() => rowsOf('states', unknown)).toThrow('Task has no variant for the state paused.');
  });

  it('lists exactly the operations that accept a callback_url in callback-generators', () => {
    const rows = rowsOf('callback-generators');
    const callers = operations.filter(({ operation }) => takes('callback_url', operation));
    expect(callers.length).toBe(12);
    const expected = callers.map(({ operation }) => {
      const [name = ''] = Object.keys(operation.callbacks);
      const body = name === 'adFilmUpdate' ? 'AdFilmCallback' : 'TaskCallback';
      const payload = takes('payload', operation) ? 'yes' : 'not accepted';
      return [operation.summary, body, payload, name === 'signedTaskUpdate' ? 'yes' : 'undocumented'];
    });
    expect(rows.map(({ cells }) => cells)).toEqual(expected);
    for (const [index, { html }] of rows.entries()) expect(html).toContain(hrefOf(callers[index]?.operation));
  });

  it('lists every operation in first-polls in the row of its delay, in ascending order', () => {
    const rows = rowsOf('first-polls');
    const seconds = rows.map(({ cells: [after = ''] }) => Number.parseInt(after, 10));
    expect(seconds).toEqual([...new Set(seconds)].sort((a, b) => a - b));
    for (const { operation } of operations) {
      const found = rows.filter(({ html }) => html.includes(hrefOf(operation)));
      const delay = operation['x-first-poll-after'];
      expect(found.map(({ cells }) => cells[0])).toEqual(delay === undefined ? [] : [`${delay} s`]);
    }
  });

  it('lists every rule in left-out that the document in OpenAPI 3.0 lists, with its place', () => {
    const rows = rowsOf('left-out').map(({ cells }) => cells.join(' '));
    for (const one of leftOut) {
      expect(rows.filter((row) => row.startsWith(one.rule) && row.includes(placeWords(one)))).toHaveLength(1);
    }
    expect(rows).toHaveLength(new Set(leftOut.map(({ rule }) => rule)).size);
  });

  it('shows a valid callback with the state success in callback-body', () => {
    const body = JSON.parse(textOf(parts['callback-body']?.(document).text ?? ''));
    expect(validate('TaskCallback', body)).toEqual([]);
    expect(body.state).toBe('success');
  });
});
