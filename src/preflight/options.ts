import type { AdFilm } from 'genmedia/schema';
import { anySignal, checkOptions, type OptionRules } from '../errors/check-options.js';
import { toUrlSettings, type UrlOptions } from './url/url-options.js';

/** Options of `preflight`. */
export interface PreflightOptions {
  /**
   * Reads the first bytes of files behind URLs, and what else is needed to measure them. Default: `false`. A URL is then
   * validated by its form only, and listed in `notInspected`.
   */
  fetch?: boolean | UrlOptions | undefined;
  /** Ends the requests for files. */
  signal?: AbortSignal | undefined;
  /** The film that a request composes again, as `gen.adFilm.get` returns it: its segments are counted. */
  film?: AdFilm | undefined;
}

export const urlOptions = {
  mustBe: 'true, false or options for the requests',
  fits: (value: unknown) => typeof value === 'boolean' || (typeof value === 'object' && value !== null),
};

const rules: OptionRules<PreflightOptions> = {
  fetch: urlOptions,
  signal: anySignal,
  film: {
    mustBe: 'a film, as gen.adFilm.get returns it',
    fits: (value) => typeof value === 'object' && value !== null,
  },
};

/** Throws a `ConfigurationError` for an option that cannot be used. */
export function checkPreflightOptions(options: PreflightOptions): void {
  checkOptions('preflight', options, rules);
  if (options.fetch) toUrlSettings(options.fetch);
}
