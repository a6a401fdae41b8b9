import { toQuery } from '../search/query.js';

/** What a reader wants to see. */
export interface View {
  text: string;
  /** operationId of a generator, or '' for all. */
  generator: string;
  /** A model, or another value that selects a variant; '' for all. */
  model: string;
  onlyDifferences: boolean;
}

export const everything: View = { text: '', generator: '', model: '', onlyDifferences: false };

export const isEverything = (view: View): boolean => JSON.stringify(view) === JSON.stringify(everything);

/** The view in the URL. */
export function readView(): View {
  const query = new URLSearchParams(location.search);
  return {
    text: toQuery(query.get('text') ?? ''),
    generator: query.get('generator') ?? '',
    model: query.get('model') ?? '',
    onlyDifferences: query.has('differences'),
  };
}

/** Writes a view into the URL, so that it can be shared and the back button leads to the previous one. */
export function writeView({ text, generator, model, onlyDifferences }: View, how: 'pushState' | 'replaceState'): void {
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(generator && { generator }),
    ...(model && { model }),
    ...(onlyDifferences && { differences: '' }),
  });
  history[how](null, '', query.size > 0 ? `?${query}` : location.pathname);
}
