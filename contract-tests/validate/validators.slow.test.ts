import type { BodyName } from 'genmedia/schema';
import { describe, expect, it } from 'vitest';
import { tables } from '../../src/check/rules/index.js';
import { casesOf } from '../../src/check/rules/rule.js';
import { ConfigurationError, type OperationId } from '../../src/index.js';
import { isValid, validate, validateRequest, validateResponse } from '../../src/validate/index.js';
import { operations } from '../support/document.js';

const url = 'https://example.com/a.png';
const text2video = { model: 'genq2', prompt: 'A lighthouse in a storm' };
const comic = { script_name: 'x', script_content: 'x' };

describe('a violation', () => {
  it.each<[BodyName, unknown, object]>([
    [
      'Text2VideoRequest',
      'x',
      { path: '', rule: 'type', allowed: 'object', message: 'The body must be an object, not a string.' },
    ],
    [
      'Text2VideoRequest',
      { prompt: 'x' },
      {
        path: '/model',
        rule: 'discriminator',
        allowed: ['genq1', 'genq2'],
        message: 'model is missing; it is "genq1" or "genq2".',
      },
    ],
    [
      'Text2VideoRequest',
      { ...text2video, model: 'genq7' },
      {
        path: '/model',
        rule: 'discriminator',
        allowed: ['genq1', 'genq2'],
        message: 'model must be "genq1" or "genq2", not "genq7".',
      },
    ],
    ['Text2VideoRequest', { model: 'genq2' }, { path: '/prompt', rule: 'required', message: 'prompt is missing.' }],
    [
      'Text2VideoRequest',
      { ...text2video, prompt: 'x'.repeat(5001) },
      { path: '/prompt', rule: 'maxLength', allowed: 5000, message: 'prompt must have at most 5000 characters.' },
    ],
    [
      'Text2VideoRequest',
      { ...text2video, duration: 1.5 },
      { path: '/duration', rule: 'type', allowed: 'integer', message: 'duration must be an integer, not 1.5.' },
    ],
    [
      'Text2VideoRequest',
      { ...text2video, aspect_ratio: null },
      {
        path: '/aspect_ratio',
        rule: 'enum',
        allowed: ['16:9', '9:16', '3:4', '4:3', '1:1'],
        message: 'aspect_ratio must be "16:9", "9:16", "3:4", "4:3" or "1:1".',
      },
    ],
    [
      'Img2VideoRequest',
      { model: 'genq3-turbo', images: [url], duration: 17 },
      { path: '/duration', rule: 'maximum', allowed: 16, message: 'duration must be at most 16, not 17.' },
    ],
    [
      'Img2VideoRequest',
      { model: 'genq3-turbo', images: [url, url] },
      { path: '/images', rule: 'maxItems', allowed: 1, message: 'images must have at most 1 item, not 2.' },
    ],
    [
      'Img2VideoRequest',
      { model: 'gen2.0', images: ['ftp://x/a.png'] },
      {
        path: '/images/0',
        rule: 'pattern',
        message: 'images[0] must be an http or https URL, or a Base64 data URI of a png, jpeg, jpg or webp image.',
      },
    ],
    [
      'Reference2VideoRequest',
      { ...text2video, model: 'genq2-pro', videos: [url], images: Array(8).fill(url) },
      {
        path: '/images',
        rule: 'maxItems',
        allowed: 4,
        message: 'images must have at most 4 items, not 8, together with videos.',
      },
    ],
    [
      'Reference2VideoRequest',
      { ...text2video, subjects: 7 },
      {
        path: '/subjects',
        rule: 'type',
        allowed: ['object', 'array'],
        message: 'subjects must be an object or an array, not 7.',
      },
    ],
    [
      'Reference2VideoRequest',
      { ...text2video, subjects: ['hero'] },
      {
        path: '/subjects/0',
        rule: 'type',
        allowed: 'object',
        message: 'subjects[0] must be an object with name, images, voice_id, server_id, not a string.',
      },
    ],
    [
      'Text2VideoRequest',
      { ...text2video, watermark: true },
      {
        path: '/watermark',
        rule: 'additionalProperties',
        message: 'watermark is a field of "genq1", and not of model "genq2".',
      },
    ],
    [
      'PremiumMvRequest',
      { premium_mv_mode: 'sing', audio_url: 'https://example.com/a.mp3' },
      {
        path: '/lip_ref_urls',
        rule: 'required',
        message: 'lip_ref_urls is missing; premium_mv_mode "sing" requires it.',
      },
    ],
    [
      'ExplainComicRequest',
      { ...comic, assets: [{ id: '1', type: 'scene', name: 'x', voice_id: 'x' }] },
      {
        path: '/assets/0/voice_id',
        rule: 'const',
        allowed: '',
        message: 'assets[0].voice_id must be "", not "x". Empty; only characters have a voice.',
      },
    ],
    [
      'Reference2VideoRequest',
      { ...text2video, subjects: {} },
      { path: '/subjects/name', rule: 'required', message: 'subjects.name is missing.' },
    ],
    [
      'Reference2VideoRequest',
      { ...text2video, subjects: [{ name: 'a' }, { name: 7 }] },
      {
        path: '/subjects/1/name',
        rule: 'type',
        allowed: 'string',
        message: 'subjects[1].name must be a string, not 7.',
      },
    ],
    [
      'MvRequest',
      { images: [url], audio_url: 'https://example.com/a.mp3', lip_sync: true, resolution: '540p' },
      { path: '/resolution', rule: 'not', message: 'resolution must not be "540p" when lip_sync is true.' },
    ],
    [
      'ExplainComicRequest',
      { ...comic, assets: [{ id: '1', type: 'scene', name: 'x', image_url: url }] },
      {
        path: '/assets/0/image_url',
        rule: 'additionalProperties',
        message: 'assets[0].image_url is not a field here; did you mean image_uri?',
      },
    ],
    [
      'TemplateStoryRequest',
      { story: 'pigsy', images: [url], model: 'x' },
      {
        path: '/model',
        rule: 'additionalProperties',
        allowed: ['story', 'images', 'payload', 'callback_url'],
        message: 'model is not a field here; the fields are story, images, payload, callback_url.',
      },
    ],
    [
      'TemplateStoryRequest',
      { story: 'pigsy', images: [url], 'a/b~c': 1 },
      { path: '/a~1b~0c', rule: 'additionalProperties' },
    ],
    ['Text2VideoResponse', { state: 'created' }, { path: '/id', rule: 'required', message: 'id is missing.' }],
    [
      'TaskCallback',
      { id: '1', state: 'queueing' },
      { path: '/state', rule: 'discriminator', allowed: ['processing', 'success', 'failed'] },
    ],
    [
      'Task',
      { id: '1', state: 'failed', err_code: '' },
      { path: '/err_code', rule: 'minLength', allowed: 1, message: 'err_code must have at least 1 character.' },
    ],
  ])('reports a violation once, with its path, rule and limit: %s, case %#', (name, body, violation) => {
    expect(validate(name, body)).toEqual([expect.objectContaining(violation)]);
  });

  it('reports one rule in every case of the rule tables', () => {
    let rejected = 0;
    for (const { schema, body, accepted, title } of tables.flatMap(casesOf)) {
      if (accepted) continue;
      rejected += 1;
      const violations = validate(schema as BodyName, body);
      // A case breaks one rule. It can break it at two places, such as both images.
      expect(new Set(violations.map(({ rule }) => rule)).size, title).toBe(1);
      expect(new Set(violations.map(({ path }) => path)).size, title).toBe(violations.length);
      for (const { message } of violations) expect(message, title).toMatch(/^\S.*[.?]$/);
    }
    expect(rejected).toBeGreaterThan(5000);
  });

  it('reports all violations of a body', () => {
    const body = { model: 'genq2', promt: 'x', aspect_ratio: '5:4', audio: 'yes', seed: 0.5 };
    const paths = validate('Text2VideoRequest', body).map(({ path }) => path);
    expect(paths.sort()).toEqual(['/aspect_ratio', '/audio', '/prompt', '/promt', '/seed']);
  });
});

describe('odd values', () => {
  it('reports odd values as they are', () => {
    const body = { ...text2video, seed: Number.NaN, duration: 5n, '': 1 };
    expect(validate('Text2VideoRequest', body).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^"" is not a field here; the fields are model, prompt,/),
      'duration must be an integer, not 5.',
      'seed must be an integer, not NaN.',
    ]);
  });

  it('reports each broken rule at one path', () => {
    const violations = validate('ExplainComicRequest', { ...comic, style: `${'x'.repeat(30)}!` });
    expect(violations.map(({ path, rule }) => [path, rule]).sort()).toEqual([
      ['/style', 'maxLength'],
      ['/style', 'pattern'],
    ]);
  });

  it('reports the first hundred odd values', () => {
    const callback = { id: '1', state: 'success', err_code: '', creations: Array(100_000).fill(1) };
    expect(validate('TaskCallback', callback)).toHaveLength(100);
    expect(validate('Reference2VideoRequest', { ...text2video, subjects: Array(100_000).fill(1) })).toHaveLength(100);
  });
});

describe('lengths', () => {
  const name = (script_name: string) => isValid('ExplainComicRequest', { ...comic, script_name });

  it('counts characters as people do, not as JavaScript does', () => {
    expect(name('😀'.repeat(20))).toBe(true);
    expect(name('😀'.repeat(21))).toBe(false);
    expect(name(`${'😀'.repeat(19)}ab`)).toBe(false);
    expect(name(`${'😀'.repeat(10)}${'x'.repeat(10)}`)).toBe(true);
    expect(name('\ud83d'.repeat(20))).toBe(true);
    expect(name('\ud83d'.repeat(21))).toBe(false);
  });

  it('validates a megabyte of text at the limit', () => {
    const payload = (text: string) => isValid('Text2VideoRequest', { ...text2video, payload: text });
    expect(payload('x'.repeat(1_048_576))).toBe(true);
    expect(payload('x'.repeat(1_048_577))).toBe(false);
    expect(payload('😀'.repeat(1_048_576))).toBe(true);
    expect(payload('😀'.repeat(1_048_577))).toBe(false);
  });
});

describe('names of operations', () => {
  it('validates the bodies of operations by name', () => {
    for (const { operation } of operations) {
      const { operationId, requestBody } = operation;
      // The form of some responses is undocumented.
      expect(validateResponse(operationId, 7)).toHaveLength(/Subject|General/.test(operationId) ? 0 : 1);
      expect(validateRequest(operationId, 7)).toHaveLength(1);
      expect(validateRequest(operationId, undefined)).toHaveLength(requestBody ? 1 : 0);
    }
  });

  it.each(['toString', '__proto__', 'createText3Video'])('rejects the name %s of an operation or a body', (name) => {
    expect(() => validateRequest(name as OperationId, {})).toThrow(ConfigurationError);
    expect(() => validateRequest(name as OperationId, {})).toThrow(`The document has no operation named ${name}.`);
    expect(() => validate(name as BodyName, {})).toThrow(`The document has no body named ${name}.`);
  });

  it('treats keys of prototypes as unknown fields', () => {
    const body = JSON.parse('{"model":"genq2","prompt":"x","__proto__":{"a":1},"constructor":1}');
    expect(validate('Text2VideoRequest', body).map(({ path }) => path)).toEqual(['/__proto__', '/constructor']);
  });
});
