import type { TaskSuccess } from 'genmedia/schema';
import { checkNames } from '../errors/check-names.js';
import { explained } from '../errors/explain.js';
import type { Fetch } from '../shared/fetch.js';
import { Tasks } from '../tasks/tasks.js';
import type { RunOptions } from '../tasks/wait-options.js';
import { type ApiPromise, rejected } from '../transport/api-promise.js';
import type { Emit } from '../transport/event.js';
import type { LimitState } from '../transport/limits.js';
import { clientNames } from '../transport/option-names.js';
import { assertOption, type CallOptions, type GenMediaOptions, toConnection } from '../transport/options.js';
import { createSend } from '../transport/retry-loop.js';
import type { WaitDefaults } from '../transport/wait-defaults.js';
import { generatorOf, taskNames } from './generator-of.js';
import { Generators } from './generators.js';
import { loadLogger } from './load-logger.js';
import type { CreatedBy, GeneratorName, RunnableName, TaskRequest } from './request-types.js';
import { Subjects } from './subjects.js';

/** Where the options of `withOptions` have what both clients share. */
const shared = Symbol();

interface Shared extends GenMediaOptions {
  [shared]?: LimitState;
}

/**
 * The client.
 *
 *     const gen = new GenMedia({ baseUrl: 'https://service.example', apiKey });
 *     const task = await gen.adFilm.run({ images: [url], prompt: 'A watch that survives the sea' });
 *     console.log(task.creations[0]?.url);
 */
export class GenMedia extends Generators {
  /** State and results of every task. */
  declare readonly tasks: Tasks;
  /** Subjects that the service stores. */
  declare readonly subjects: Subjects;

  /** Sends requests, without adding the key. */
  declare readonly fetch: Fetch;

  /** Reports an event to `onEvent`, if the client has one. Extensions use it. */
  declare readonly emit: Emit | undefined;

  /** The option `timeout`: milliseconds that one request may take. Extensions use it. */
  declare readonly timeout: number;

  /** The option `wait`: defaults of waits. Extensions use it. */
  declare readonly waitDefaults: WaitDefaults | undefined;

  readonly #options: GenMediaOptions;
  readonly #extensions: ((gen: GenMedia) => object)[] = [];

  constructor(options: GenMediaOptions = {}) {
    checkNames('GenMedia', options, clientNames);
    const own = options ?? {};
    const connection = toConnection(own);
    const limits = (own as Shared)[shared] ?? {};
    const send = createSend(connection, own, loadLogger(own), limits);
    const waitDefaults = own.wait && { ...own.wait };
    const tasks = new Tasks(send, waitDefaults);
    super(send, tasks);
    this.#options = { ...own, [shared]: limits } as GenMediaOptions;
    this.fetch = connection.fetch;
    this.emit = send.emit;
    this.timeout = send.timeout;
    this.waitDefaults = waitDefaults;
    this.tasks = tasks;
    this.subjects = explained('gen.subjects', new Subjects(send));
  }

  /**
   * Creates a task with any generator, such as one from a queue. The same as `create` of that generator.
   *
   *     const { id, raw } = await gen.create({ generator: 'adFilm', request: { images: [url] } });
   */
  create<Name extends GeneratorName>(task: TaskRequest<Name>, options?: CallOptions): ApiPromise<CreatedBy<Name>> {
    return this.#withAny('create', task, options);
  }

  /**
   * Creates a task with any generator and waits for its end. The same as `run` of that generator.
   *
   *     const film = await gen.run({ generator: 'adFilm', request: { images: [url] } });
   */
  run<Name extends RunnableName>(
    task: TaskRequest<Name>,
    options?: RunOptions<CreatedBy<Name>['raw']>,
  ): Promise<TaskSuccess> {
    return this.#withAny('run', task, options);
  }

  #withAny(method: 'create' | 'run', task: object, options: object | undefined): ApiPromise<never> {
    try {
      checkNames(`The task of ${method}`, task, taskNames, 'field');
      const { generator, request, options: own } = Object(task) as TaskRequest;
      const call = generatorOf(this, generator, method);
      return call[method](request as never, { ...own, ...options }) as ApiPromise<never>;
    } catch (error) {
      return rejected(error);
    }
  }

  /**
   * A client with other options, and otherwise the same: with the extensions of this one. The options in `wait` are replaced one
   * by one.
   *
   *     const task = await gen.withOptions({ timeout: 5_000, retries: 0 }).tasks.get(id);
   */
  withOptions(options: GenMediaOptions): this {
    checkNames('withOptions', options, clientNames);
    const wait = options?.wait && { ...this.#options.wait, ...options.wait };
    const other = new GenMedia({ ...this.#options, ...options, ...(wait && { wait }) });
    for (const extension of this.#extensions) other.use(extension);
    return other as this;
  }

  /**
   * Adds methods that are not in the core, so that they are bundled only if you import them.
   *
   *     const gen = new GenMedia().use(batch).use(download);
   */
  use<Methods extends object>(extension: (gen: GenMedia) => Methods): this & Methods {
    assertOption(
      'The extension of use',
      typeof extension === 'function',
      'a function, such as batch of genmedia/batch',
    );
    const extended = Object.assign(this, extension(this));
    this.#extensions.push(extension);
    return extended;
  }
}
