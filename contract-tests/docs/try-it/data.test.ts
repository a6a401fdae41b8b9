import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toTryItData } from '../../../scripts/docs/try-it/to-try-it-data.js';
import { faultKinds } from '../../../src/sandbox/faults/fault-kinds.js';
import { faultTable, scopeTable } from '../../../src/sandbox/faults/table.js';
import { document } from '../../support/document.js';
import { allData } from './setup.js';

describe('data to try an operation', () => {
  it('contains an example of every variant', () => {
    for (const { operationId, variants, examples } of allData) {
      const named = new Set(examples.map(({ variant }) => variant));
      expect([operationId, ...named].sort()).toEqual([operationId, ...variants.map(({ value }) => value)].sort());
    }
  });

  it('names what must exist, and what creates it', () => {
    const needs = allData.flatMap(({ operationId, needs }) =>
      needs ? [[operationId, needs.operationId, ...needs.fields]] : [],
    );
    expect(needs).toEqual([
      ['getTaskCreations', 'createText2Video'],
      ['getAdFilm', 'createAdFilm'],
      ['editAdFilm', 'createAdFilm', 'ad_one_click_task_id'],
      ['composeAdFilm', 'createAdFilm', 'ad_one_click_task_id', 'video_task_ids', 'bgm_task_id', 'narration_task_id'],
      ['getGeneralOneClick', 'createGeneralOneClick'],
      ['editGeneralOneClick', 'createGeneralOneClick'],
      ['composeGeneralOneClick', 'createGeneralOneClick'],
      ['updateSubject', 'createSubject'],
    ]);
  });

  it('contains every fault of the sandbox, with a sentence and all of its fields', () => {
    expect(faultKinds.map(({ fault }) => fault)).toEqual(Object.keys(faultTable));
    const source = readFileSync('src/sandbox/faults/fault.ts', 'utf8').replaceAll('`', '');
    for (const { fault, description, parameters } of faultKinds) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      // The docs of the package have the same sentence.
      expect(source).toContain(`/** ${description} */\n  | { fault: '${fault}'`);
      const own = faultTable[fault as keyof typeof faultTable].parameters;
      expect(parameters.map(({ name }) => name)).toEqual(Object.keys({ ...own, ...scopeTable }));
    }
  });

  it('needs no code for a new operation', () => {
    const path = '/ent/v2/lights';
    const operation = {
      operationId: 'createLight',
      summary: 'Make a light',
      requestBody: {
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/LightRequest' },
            examples: { lamp: { $ref: '#/components/examples/lamp' } },
          },
        },
      },
      responses: {
        200: { links: { byId: { operationId: 'getTaskCreations', parameters: { id: '$response.body#/light_id' } } } },
      },
    };
    const made = structuredClone(document);
    made.paths[path] = { post: operation };
    made.components.schemas.LightRequest = {
      type: 'object',
      required: ['colour'],
      properties: { colour: { type: 'string', enum: ['red', 'green'], description: 'Colour of it. More.' } },
    };
    made.components.examples.lamp = { summary: 'A lamp', value: { colour: 'red' } };
    expect(toTryItData({ method: 'POST', path, operation: made.paths[path].post }, made)).toMatchObject({
      operationId: 'createLight',
      variants: [
        {
          value: '',
          fields: [
            {
              name: 'colour',
              type: 'string',
              isRequired: true,
              values: ['red', 'green'],
              description: 'Colour of it.',
            },
          ],
        },
      ],
      examples: [{ name: 'lamp', summary: 'A lamp', variant: '', body: { colour: 'red' } }],
      hasCallback: false,
      read: { path: '/ent/v2/tasks/{id}/creations', pointers: ['/light_id'] },
    });
  });
});
