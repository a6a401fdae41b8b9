import { toQuery } from '../search/query.js';

/** What a reader wants to see. */
export interface View {
  text: string;
  /** operationId of a generator, or '' for all. */
  generator: string;
  /** A model, or another value that selects a variant; '' for all. */
  model: string;
  /** A model that it is compared with, or ''. */
  other: string;
  onlyDifferences: boolean;
}

export const everything: View = { text: '', generator: '', model: '', other: '', onlyDifferences: false };

/** The models that are shown; none stands for all. */
export const chosenModels = ({ model, other }: View): string[] => [model, other].filter(Boolean);

export const isEverything = (view: View): boolean => JSON.stringify(view) === JSON.stringify(everything);

/** The view in the URL. */
export function readView(): View {
  const query = new URLSearchParams(location.search);
  const [model = '', other = ''] = query.get('compare')?.split(',') ?? [query.get('model') ?? ''];
  return {
    text: toQuery(query.get('text') ?? ''),
    generator: query.get('generator') ?? '',
    model,
    other: other === model ? '' : other,
    onlyDifferences: query.has('differences'),
  };
}

/** Writes a view into the URL, so that it can be shared and the back button leads to the previous one. */
export function writeView(
  { text, generator, model, other, onlyDifferences }: View,
  how: 'pushState' | 'replaceState',
): void {
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(generator && { generator }),
    ...(model && !other && { model }),
    ...(onlyDifferences && { differences: '' }),
  });
  // A comma needs no escape in a query, and two models are easier to read with it.
  const words = [`${query}`, model && other && `compare=${encodeURIComponent(model)},${encodeURIComponent(other)}`];
  const search = words.filter(Boolean).join('&');
  history[how](null, '', search ? `?${search}` : location.pathname);
}
