/** A screen of the page, as its URL says: `#/tasks/4a7c…`, `#/requests?status=4`. */
export interface ScreenRoute {
  view: View;
  /** The rest of the path, decoded. */
  ids: string[];
  query: URLSearchParams;
}

export type View = 'tasks' | 'requests' | 'callbacks' | 'send' | 'faults';

const views: readonly View[] = ['tasks', 'requests', 'callbacks', 'send', 'faults'];

export function currentRoute(): ScreenRoute {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const [name = '', ...ids] = path.split('/').map(decode);
  return { view: views.find((view) => view === name) ?? 'tasks', ids, query: new URLSearchParams(query) };
}

/** A link to a screen. Empty parameters are left out. */
export function linkTo(
  view: View,
  ids: readonly (string | number)[] = [],
  query: Record<string, string | number> = {},
): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === '' || value === 0 ? [] : [[name, `${value}`]],
  );
  const search = entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
  return `#/${[view, ...ids.map((id) => encodeURIComponent(id))].join('/')}${search}`;
}

/** Changes the query of the current screen without an entry in the history, as while a person types. */
export function replaceQuery({ view, ids }: ScreenRoute, query: Record<string, string | number>): void {
  history.replaceState(null, '', linkTo(view, ids, query));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
