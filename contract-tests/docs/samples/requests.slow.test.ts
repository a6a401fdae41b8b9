import { describe, expect, it } from 'vitest';
import { samplesOf } from '../../../scripts/docs/samples/index.js';
import { requestsOf } from '../../../scripts/docs/samples/request.js';
import { codeSample } from '../../../scripts/docs/site/highlight.js';
import { document, examplesOf, operations, resolve } from '../../support/document.js';
import { allRequests } from './all-requests.js';

describe('requests of an operation', () => {
  it.each(operations)(
    'takes the examples of $operation.operationId, at least one for each variant',
    ({ method, path, operation }) => {
      const { operationId, requestBody } = operation;
      const requests = requestsOf(document, operationId);
      expect(requests.map(({ example }) => example)).toEqual(
        requestBody ? examplesOf(requestBody).map(([name]) => name) : [undefined],
      );
      expect(requests.map(({ body }) => body)).toEqual(
        requestBody ? examplesOf(requestBody).map(([, body]) => body) : [undefined],
      );
      for (const request of requests)
        expect(request).toMatchObject({ operationId, method: method.toUpperCase(), path });
      const { discriminator } = requestBody
        ? resolve(requestBody.content['application/json'].schema)
        : { discriminator: undefined };
      const variants = new Set(requests.map(({ variant }) => variant?.value));
      expect([...variants].sort()).toEqual(discriminator ? Object.keys(discriminator.mapping).sort() : [undefined]);
      for (const { variant, body } of requests) if (variant) expect(body?.[variant.field]).toBe(variant.value);
    },
  );

  it('makes several requests for a variant with several examples, each with its own title', () => {
    const requests = requestsOf(document, 'createReference2Image').filter(({ variant }) => variant?.value === 'genq2');
    expect(requests.map(({ title }) => title)).toEqual([
      'Picture from text alone, with genq2',
      'Edit that keeps the ratio of its input, with genq2',
    ]);
  });

  it('reads identifiers of what must exist from the environment', () => {
    const variablesOf = (operationId: string, index = 0) =>
      Object.fromEntries(
        requestsOf(document, operationId)[index]?.variables.map(({ place, name }) => [place, name]) ?? [],
      );
    expect(variablesOf('getTaskCreations')).toEqual({ '{id}': 'TASK_ID' });
    expect(variablesOf('updateSubject')).toEqual({ '{id}': 'SUBJECT_ID' });
    expect(variablesOf('composeAdFilm')).toEqual({
      '/ad_one_click_task_id': 'AD_ONE_CLICK_TASK_ID',
      '/video_task_ids/0': 'VIDEO_TASK_ID_1',
      '/video_task_ids/1': 'VIDEO_TASK_ID_2',
      '/bgm_task_id': 'BGM_TASK_ID',
      '/narration_task_id': 'NARRATION_TASK_ID',
    });
    expect(variablesOf('createReference2Video', 3)).toEqual({ '/subjects/0/server_id': 'SUBJECT_ID' });
    expect(variablesOf('createSpeech')).toEqual({});
  });
});

describe('samples of a request', () => {
  it('makes samples in five languages, with colours', () => {
    for (const request of allRequests) {
      const samples = samplesOf(document, request);
      expect(samples.map(({ label }) => label)).toEqual(['TypeScript', 'curl', 'fetch', 'Python', 'Go']);
      for (const { code, language } of samples) expect(codeSample(code, language).text).toContain('class="hljs-');
    }
  });

  it('uses the client for every operation of the document, and waits for what it creates', () => {
    const codeOf = (operationId: string) => samplesOf(document, requestsOf(document, operationId)[0])[0]?.code ?? '';
    const withoutClient = operations.filter(
      ({ operation }) => !codeOf(operation.operationId).includes('new GenMedia()'),
    );
    expect(withoutClient).toEqual([]);
    expect(codeOf('createText2Video')).toContain('const task = await gen.text2video.run({\n');
    expect(codeOf('editAdFilm')).toContain('const created = await gen.adFilm.edit({\n');
    expect(codeOf('editAdFilm')).toContain('const task = await gen.tasks.wait(created);\n');
    expect(codeOf('getTaskCreations')).toContain('const response = await gen.tasks.get(TASK_ID);\n');
    expect(codeOf('editGeneralOneClick')).toContain('await gen.generalOneClick.edit(TASK_ID, {});\n');
    expect(codeOf('listSubjects')).toContain('await gen.subjects.list();\n');
  });
});

describe('a new operation of the document', () => {
  const path = '/ent/v2/made-up/{id}/parts/{part}';
  const made = structuredClone(document);
  const schema = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  made.components.schemas.MadeUpRequest = {
    oneOf: [{ $ref: '#/components/schemas/MadeUpA' }, { $ref: '#/components/schemas/MadeUpB' }],
    discriminator: {
      propertyName: 'kind',
      mapping: { a: '#/components/schemas/MadeUpA', b: '#/components/schemas/MadeUpB' },
    },
  };
  made.components.examples['made-up-b'] = { summary: 'Made up again', value: { kind: 'b' } };
  made.components.examples['made-up'] = { summary: 'Made up', value: { kind: 'a', other_task_id: 'x' } };
  const requestBody = schema('MadeUpRequest');
  const operation = {
    operationId: 'makeUp',
    summary: 'Make up',
    tags: ['New'],
    requestBody,
    responses: { 200: schema('Task') },
  };
  made.paths[path] = { patch: operation };

  const giveExamples = (...names: string[]) => {
    const examples = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
    Object.assign(requestBody.content['application/json'], { examples });
  };

  it('rejects a new operation without an example for each variant', () => {
    expect(() => requestsOf(made, 'makeUp')).toThrow('makeUp has no example of a, b.');
    giveExamples('made-up');
    expect(() => requestsOf(made, 'makeUp')).toThrow('makeUp has no example of b.');
  });

  it('makes samples in all languages, without new code', () => {
    giveExamples('made-up', 'made-up-b');
    const [request] = requestsOf(made, 'makeUp');
    expect(request).toEqual({
      operationId: 'makeUp',
      method: 'PATCH',
      path,
      variant: { field: 'kind', value: 'a' },
      example: 'made-up',
      title: 'Made up',
      variables: [
        { name: 'TASK_ID', place: '{id}' },
        { name: 'PART', place: '{part}' },
        { name: 'OTHER_TASK_ID', place: '/other_task_id' },
      ],
      body: { kind: 'a', other_task_id: 'x' },
    });
    const [typescript, curl, fetch, python, go] = samplesOf(made, request).map(({ code }) => code);
    expect(curl).toContain('curl -X PATCH "$GENMEDIA_BASE_URL/ent/v2/made-up/$TASK_ID/parts/$PART" \\\n');
    expect(typescript).toContain("await api.PATCH('/ent/v2/made-up/{id}/parts/{part}', {\n");
    expect(typescript).toContain('  params: { path: { id: TASK_ID, part: PART } },\n');
    expect(fetch).toContain(`\${GENMEDIA_BASE_URL}/ent/v2/made-up/\${TASK_ID}/parts/\${PART}`);
    expect(python).toContain('response = requests.patch(\n    f"{base_url}/ent/v2/made-up/{task_id}/parts/{part}",\n');
    expect(go).toContain('url := baseURL + "/ent/v2/made-up/" + taskID + "/parts/" + part\n');
  });

  it('makes no samples for an operation that does not exist', () => {
    expect(() => requestsOf(document, 'makeUp')).toThrow('The document has no operation makeUp.');
  });
});
