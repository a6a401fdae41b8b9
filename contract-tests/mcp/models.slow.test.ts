import { expect, it } from 'vitest';
import { generators } from '../../src/models/index.js';
import { connect } from './setup.js';

it('lists every model of the document, and describes each with an example that is valid', async () => {
  const { call } = await connect({});
  const { fields } = await call('list_models');
  const listed = fields.generators as { generator: string; models?: string[] }[];
  expect(listed.map(({ generator }) => generator)).toEqual(
    Object.keys(generators).filter((name) => !name.includes('.')),
  );
  for (const { generator, models = [undefined] } of listed) {
    for (const model of models) {
      const described = await call('describe_model', { generator, ...(model && { model }) });
      expect(described.isError).toBe(false);
      const { example } = described.fields;
      if (!example) continue;
      const checked = await call('check_request', { generator, request: example });
      expect(checked.fields).toMatchObject({ valid: true });
    }
  }
});
