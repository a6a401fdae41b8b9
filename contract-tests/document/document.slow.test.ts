import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validate } from '../implementations/schema.js';
import { document, nameOf, operations, resolve, walk } from '../support/document.js';

const byId = Object.fromEntries(operations.map(({ operation }) => [operation.operationId, operation]));
const takesCallback = (id: string) => JSON.stringify(schemaTexts(id)).includes('"callback_url"');

/** The request schema of an operation, with its variants. */
function schemaTexts(id: string): unknown[] {
  const schema = resolve(byId[id].requestBody?.content['application/json'].schema);
  return schema ? [schema, ...(schema.oneOf ?? []).map(resolve)] : [];
}

describe('the document', () => {
  it('contains the 22 operations of the service on its 21 URLs', () => {
    expect(Object.keys(document.paths)).toHaveLength(21);
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual([
      'GET /ent/v2/ad-one-click/{id}',
      'GET /ent/v2/one-click/general_one_click/{id}',
      'GET /ent/v2/subjects',
      'GET /ent/v2/tasks/{id}/creations',
      'POST /ent/v1/explain-comic/tasks',
      'POST /ent/v2/ad-one-click',
      'POST /ent/v2/ad-one-click/compose',
      'POST /ent/v2/ad-one-click/edit',
      'POST /ent/v2/audio-tts',
      'POST /ent/v2/img2video',
      'POST /ent/v2/one-click/general_one_click',
      'POST /ent/v2/one-click/general_one_click/{id}/compose',
      'POST /ent/v2/one-click/general_one_click/{id}/edit',
      'POST /ent/v2/one-click/mv',
      'POST /ent/v2/one-click/premium_mv',
      'POST /ent/v2/reference2image',
      'POST /ent/v2/reference2video',
      'POST /ent/v2/start-end2video',
      'POST /ent/v2/subjects',
      'POST /ent/v2/template-story',
      'POST /ent/v2/text2video',
      'PUT /ent/v2/subjects/{id}',
    ]);
  });

  it('contains the variants of the service, each under its union', () => {
    const unions = Object.entries<{ oneOf?: unknown[]; discriminator?: { mapping: object } }>(
      document.components.schemas,
    )
      .filter(([, schema]) => schema.discriminator)
      .map(([name, { discriminator }]) => [name, Object.keys(discriminator?.mapping ?? {})]);
    const states = ['created', 'queueing', 'processing', 'success', 'failed'];
    expect(Object.fromEntries(unions)).toEqual({
      Text2VideoRequest: ['genq1', 'genq2'],
      Img2VideoRequest: ['genq1-classic', 'gen1.5', 'gen2.0', 'genq3-turbo', 'genq3-pro', 'genq3-pro-fast'],
      StartEnd2VideoRequest: ['genq1-classic', 'genq1', 'genq3-turbo', 'genq3-pro-fast', 'genq3-pro'],
      Reference2VideoRequest: [
        'genq1',
        'genq2',
        'genq2-pro',
        'gen2.0',
        'genq3',
        'genq3-drama',
        'genq3-ad',
        'genq3-mix',
        'genq3-turbo',
      ],
      Reference2ImageRequest: ['genq1', 'genq2'],
      PremiumMvRequest: ['sing', 'sing_perform', 'perform', 'dance'],
      AdFilmEditRequest: ['generate_video', 'generate_narration', 'generate_bgm'],
      ExplainComicAsset: ['character', 'scene', 'tool'],
      Task: states,
      TaskCallback: states.slice(2),
      AdFilm: states,
      AdFilmCallback: states.slice(2),
    });
  });

  it('names, tags and describes every operation, and requires the key for each', () => {
    for (const { operation } of operations) {
      expect(operation).toMatchObject({
        operationId: expect.any(String),
        tags: [expect.any(String)],
        summary: expect.any(String),
        description: expect.any(String),
      });
      expect(operation.security ?? document.security).toEqual([{ ApiKey: [] }]);
    }
    expect(document.components.securitySchemes.ApiKey).toMatchObject({ in: 'header', name: 'Authorization' });
  });

  it('says when the task of an operation is polled first, where it is known what the operation starts', () => {
    const starting = operations.filter(({ operation }) => operation.callbacks || operation['x-creates']);
    expect(starting).toHaveLength(13);
    for (const { operation } of operations) {
      const isStarting = starting.some((one) => one.operation === operation);
      expect(operation['x-first-poll-after']).toEqual(isStarting ? expect.any(Number) : undefined);
    }
  });

  it('contains the version of the package', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(document.info.version).toBe(version);
  });

  it('refers to itself only, each component by the name of its file', () => {
    const foreign: string[] = [];
    walk(document, ({ $ref }) => $ref && !$ref.startsWith('#/') && foreign.push($ref));
    const renamed = Object.keys(document.components.schemas).filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name));
    expect([foreign, renamed]).toEqual([[], []]);
  });
});

describe('a schema', () => {
  it.each(Object.keys(document.components.schemas))('compiles %s under ajv 2020 strict', (name) => {
    expect(() => validate(name, {})).not.toThrow();
  });
});

describe('callbacks', () => {
  const withCallbacks = Object.keys(byId).filter((id) => byId[id].callbacks);

  it('declares callbacks of the 12 operations that take a callback_url, and of no other', () => {
    expect(withCallbacks).toHaveLength(12);
    expect(Object.keys(byId).filter(takesCallback)).toEqual(withCallbacks);
    expect(withCallbacks).not.toContain('createSpeech');
  });

  it.each(withCallbacks)(
    'posts the body of a task as the query of %s returns it, and documents three retries',
    (id) => {
      const [callback] = Object.values<object>(byId[id].callbacks).map(resolve);
      const { post } = callback['{$request.body#/callback_url}'];
      expect(nameOf(post.requestBody.content['application/json'].schema)).toBe(
        /^(create|edit|compose)AdFilm$/.test(id) ? 'AdFilmCallback' : 'TaskCallback',
      );
      expect(post['x-callback-delivery']).toEqual({
        states: ['processing', 'success', 'failed'],
        retriedStates: ['success', 'failed'],
        retries: 3,
        ...(id === 'createExplainComic' && { signed: true }),
      });
      expect('callback-signature' in post['x-undocumented']).toBe(id === 'createExplainComic');
    },
  );
});

describe('links', () => {
  it('links general one-click to all its other operations, by either name of the identifier', () => {
    const links = Object.entries<{ operationId: string; parameters: { id: string } }>(
      byId.createGeneralOneClick.responses['200'].links,
    );
    expect(links.map(([name, { operationId, parameters }]) => [name, operationId, parameters.id])).toEqual(
      [
        ['creations', 'getTaskCreations'],
        ['detail', 'getGeneralOneClick'],
        ['edit', 'editGeneralOneClick'],
        ['compose', 'composeGeneralOneClick'],
      ].flatMap(([name, operationId]) => [
        [`${name}ById`, operationId, '$response.body#/id'],
        [`${name}ByTaskId`, operationId, '$response.body#/task_id'],
      ]),
    );
  });

  const creating = operations.filter(({ path, method }) => method === 'post' && !/subjects|\{id\}/.test(path));

  it.each(creating.map(({ operation }) => operation))('links $operationId to the query of its task', (operation) => {
    const links = Object.values<{ operationId: string; parameters: { id: string } }>(operation.responses['200'].links);
    expect(links.map((link) => link.operationId)).toContain('getTaskCreations');
    const response = resolve(operation.responses['200'].content['application/json'].schema);
    for (const { operationId, parameters } of links) {
      expect(byId).toHaveProperty(operationId);
      const field = parameters.id.replace('$response.body#/', '');
      if (response.type) expect(Object.keys(response.properties)).toContain(field);
    }
  });
});
