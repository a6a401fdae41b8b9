/** Longest query. A longer one would only slow down the search, and fill the URL of a filter. */
export const maxQueryLength = 200;

/** A query without surrounding spaces, cut to the maximum length. A character of two units is not cut in half. */
export const toQuery = (text: string): string =>
  text
    .trim()
    .slice(0, maxQueryLength)
    .replace(/[\uD800-\uDBFF]$/, '');
