import type { GenMedia } from './gen-media.js';

/** Generators, by their names on the client: `text2video`, `adFilm`, … */
export type GeneratorName = {
  [Name in keyof GenMedia]: GenMedia[Name] extends { create(request: never): Promise<{ raw: unknown }> } ? Name : never;
}[keyof GenMedia];

type Requests = { [Name in GeneratorName]: Parameters<GenMedia[Name]['create']>[0] };

/** Models that a generator accepts; `never` for a generator without models. */
export type ModelOf<Name extends GeneratorName> = Requests[Name] extends { model: infer Model } ? Model : never;

/**
 * Request of a generator, for one of its models or for all of them.
 *
 *     function animate(request: RequestFor<'img2video'>) {…}
 */
export type RequestFor<Name extends GeneratorName, Model extends ModelOf<Name> = ModelOf<Name>> = [Model] extends [
  never,
]
  ? Requests[Name]
  : Extract<Requests[Name], { model: Model }>;
