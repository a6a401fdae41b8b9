import type { TaskSuccess } from 'genmedia/schema';
import type { CallOptions } from '../transport/options.js';
import type { Generators } from './generators.js';

/** Generators, by their names on the client: `text2video`, `adFilm`, … */
export type GeneratorName = keyof Generators;

/** Generators that can wait for what they create. */
export type RunnableName = {
  [Name in GeneratorName]: Generators[Name] extends { run(request: never): Promise<TaskSuccess> } ? Name : never;
}[GeneratorName];

type Requests = { [Name in GeneratorName]: Parameters<Generators[Name]['create']>[0] };

/** Models that a generator accepts; `never` for a generator without models. */
export type ModelOf<Name extends GeneratorName> = Requests[Name] extends { model: infer Model } ? Model : never;

/**
 * Request of a generator, for one of its models or for all of them.
 *
 *     const animate = (request: RequestFor<'img2video'>) => gen.img2video.run(request);
 */
export type RequestFor<Name extends GeneratorName, Model extends ModelOf<Name> = ModelOf<Name>> = [Model] extends [
  never,
]
  ? Requests[Name]
  : Extract<Requests[Name], { model: Model }>;

/**
 * A task to create, with any generator: `{ generator: 'adFilm', request: { images: [url] } }`. For queues and batches.
 *
 *     const work = (task: TaskRequest) => gen.create(task);
 */
export type TaskRequest<Name extends GeneratorName = GeneratorName> = {
  [One in Name]: {
    readonly generator: One;
    readonly request: RequestFor<One>;
    /** Options of its call. */
    readonly options?: Omit<CallOptions, 'signal'> | undefined;
  };
}[Name];

/** The task that a generator has created. */
export type CreatedBy<Name extends GeneratorName> = {
  [One in Name]: Awaited<ReturnType<Generators[One]['create']>>;
}[Name];
