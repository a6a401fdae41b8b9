import { GenMedia } from 'genmedia';
import { createSandbox, type Sandbox } from 'genmedia/sandbox';
import { test as base, expect } from 'vitest';

/** Every test that asks for it has a sandbox of its own. */
const test = base.extend<{ sandbox: Sandbox; gen: GenMedia }>({
  sandbox: async ({}, use) => {
    // The same responses in every run.
    await using sandbox = createSandbox({
      seed: 1,
      now: '2030-01-01',
      speed: 0,
    });
    await use(sandbox);
  },
  gen: async ({ sandbox: { fetch } }, use) => {
    await use(
      new GenMedia({ baseUrl: 'http://local', apiKey: 'any', fetch }),
    );
  },
});

const request = { model: 'genq2', prompt: 'A boat' } as const;

test('a task is created', async ({ gen }) => {
  const { raw } = await gen.text2video.create(request);
  const { seed, created_at } = raw;
  expect({ seed, created_at }).toMatchInlineSnapshot(`
    {
      "created_at": "2030-01-01T00:00:00.000Z",
      "seed": 1693682677,
    }
  `);
});

test('a failed task is reported', async ({ gen, sandbox }) => {
  const { id } = await gen.text2video.create(request);
  await sandbox.fail(id, 'example-error');
  expect(await gen.tasks.get(id)).toMatchObject({
    state: 'failed',
    err_code: 'example-error',
  });
});
