import type { Html } from './html.js';

/** A page of the site. */
export interface Page {
  /** Where it is in the site, such as `guides/costs.html`. */
  path: string;
  title: string;
  /** What is on it, in one sentence. */
  summary: string;
  /** What stands in `<main>`, from its `<h1>` on. */
  body: Html;
  /** Whether it needs the room of the list of what is on it. */
  isWide?: boolean;
  /** Scripts that it needs beside those of every page, by their names in `browser/`. */
  scripts?: readonly string[];
}

/** The way from one page of the site to another, so that it may be hosted anywhere: `../models.html`. */
export function linkFrom(page: string, target: string): string {
  return '../'.repeat(page.split('/').length - 1) + target;
}
