import { afterEach, describe, expect, it, vi } from 'vitest';
import { countWalks } from '../support/count-walks.js';
import { openSandbox, video } from './transports.js';

const maxTasks = 500;

afterEach(() => vi.restoreAllMocks());

describe('eviction', () => {
  it('evicts the oldest task in constant time', async () => {
    const { sandbox, ask } = await openSandbox('in process', { speed: 0, maxTasks });
    const ids: string[] = [];
    const create = async () => ids.push((await ask('POST /ent/v2/text2video', { body: video })).body.task_id);
    for (let count = 0; count < maxTasks; count += 1) await create();
    const walks = countWalks(maxTasks);
    for (let count = 0; count < 50; count += 1) await create();
    expect(walks()).toBe(0);
    expect(sandbox.tasks().map(({ id }) => id)).toEqual(ids.slice(50).reverse());
  });
});
