/** How much of a question is searched for. A regular expression of 100,000 characters is too large for a browser. */
export const longestQuestion = 200;

/** A question without spaces around it, cut to what is searched for. A character of two units is not cut in half. */
export const toQuestion = (text: string): string =>
  text
    .trim()
    .slice(0, longestQuestion)
    .replace(/[\uD800-\uDBFF]$/, '');
