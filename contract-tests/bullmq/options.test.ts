import { describe, expect, it, onTestFinished } from 'vitest';
import { createMediaQueue, createMediaWorker } from '../../src/bullmq/index.js';
import { ConfigurationError, GenMedia } from '../../src/index.js';

const connection = { port: 1, lazyConnect: true };
const gen = new GenMedia({ baseUrl: 'http://sandbox.test', apiKey: 'key' });

describe('wrong options', () => {
  it.each([
    [{ connection: undefined }, 'connection is missing'],
    [{ connection: 7 }, 'connection must be a connection of BullMQ'],
    [{ name: 'a:b' }, 'name must be a string without colons'],
    [{ nmae: 'media' }, 'createMediaQueue has no option nmae'],
    [{ backend: 'postgres' }, 'backend must be a function'],
  ])('of a queue: %o', (wrong, message) => {
    const create = () => createMediaQueue({ connection, ...wrong } as never);
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(message);
  });

  it.each(['a:b', '12', '', 7])('of a job: the id %j, and nothing is added', async (jobId) => {
    const queue = createMediaQueue({ connection, onError: () => {} });
    onTestFinished(() => queue.close());
    const add = queue.add({ generator: 'text2video', request: {} as never }, { jobId: jobId as string });
    await expect(add).rejects.toThrow(ConfigurationError);
    await expect(add).rejects.toThrow('jobId must be a string without colons that is not a number, not ');
  });

  it.each([
    [{ concurrency: 0 }, 'concurrency must be a whole number of at least 1'],
    [{ maxUnderWay: 1.5 }, 'maxUnderWay must be'],
    [{ rate: { max: 0, duration: 1000 } }, 'rate must be'],
    [{ callbacks: 'yes' }, 'callbacks must be true or false'],
    [{ lockDuration: 999 }, 'lockDuration must be a whole number of at least 1000'],
    [{ download: '' }, 'download must be a folder or a function'],
    [{ deadline: 0 }, 'deadline must be a number of milliseconds above 0'],
    [{ concurency: 5 }, 'Did you mean concurrency?'],
  ])('of a worker: %o', (wrong, message) => {
    const create = () => createMediaWorker(gen, { connection, ...wrong } as never);
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(message);
  });
});
