import { delay } from '../../shared/delay.js';
import { parseUrl } from '../../shared/parse-url.js';
import type { OperationId } from '../../terms/operation.js';
import { urlLifetimeOf } from '../../terms/url-lifetime.js';
import type { Exchange } from '../connection.js';
import type { CheckRun } from '../run.js';

export const resultRules = {
  works: 'the URL of a result works, without the key',
  lasts: 'the URL of a result still works at the end of the check',
};

const subject = 'results';

/** What is not a video, an image or a sound: a page, or an error as JSON. */
const pageTypes = /^(text\/html|application\/([\w.-]+\+)?(json|xhtml))/i;
const pageStart = /^\s*<(!doctype html|html)/i;

/** The header Date has whole seconds. */
const dateResolutionMs = 1000;

/** A URL, and when it was returned. */
interface ResultUrl {
  url: string;
  /** The request that has returned it. */
  of: Exchange;
  /** Time of this machine when it was returned. */
  since: number;
  lifetimeMs: number;
}

/** The URLs of results. All of them are requested once more as the last requests of a check: they are documented to work for hours. */
export class ResultUrls {
  readonly #run: CheckRun;
  readonly #working: ResultUrl[] = [];
  readonly #requested = new Set<string>();

  constructor(run: CheckRun) {
    this.#run = run;
  }

  /** Requests a URL, if that is the first time. `of` has returned it just now, for a task of the operation. */
  async check(url: unknown, of: Exchange, operation: OperationId): Promise<void> {
    const isCovered = Object.values(resultRules).some((rule) => this.#run.results.covers(subject, rule));
    if (!isCovered || typeof url !== 'string' || !parseUrl(url) || this.#requested.has(url)) return;
    this.#requested.add(url);
    const result = { url, of, since: Date.now(), lifetimeMs: urlLifetimeOf(operation) };
    if (await this.#request(resultRules.works, result)) this.#working.push(result);
  }

  /** Requests all URLs again, when the newest is at least so old. */
  async checkAgain(minAgeMs = 0): Promise<void> {
    if (!this.#run.results.covers(subject, resultRules.lasts)) return;
    const ageMs = Date.now() - Math.max(...this.#working.map(({ since }) => since));
    if (ageMs < minAgeMs) await delay(minAgeMs - ageMs, this.#run.signal);
    const byExpiry = this.#working.sort((a, b) => a.since + a.lifetimeMs - (b.since + b.lifetimeMs));
    await Promise.all(byExpiry.map((result) => this.#request(resultRules.lasts, result)));
  }

  async #request(rule: string, { url, of, since, lifetimeMs }: ResultUrl): Promise<boolean> {
    const { status, text, failure, date, type = '' } = await this.#run.connection.requestFile(url);
    const isPage = pageTypes.test(type) || pageStart.test(text);
    const isFile = status === 200 && text.length > 0 && !isPage;
    // The clock of a sandbox may be faster than that of this machine.
    const ageOnServer = date !== undefined && of.date !== undefined ? date - of.date : 0;
    if (!isFile && Math.max(Date.now() - since, ageOnServer) + dateResolutionMs >= lifetimeMs) {
      const seconds = lifetimeMs / 1000;
      const why = `URLs of results work for ${seconds} s, which had passed on the server before they were requested.`;
      this.#run.results.notChecked(subject, rule, why);
      return false;
    }
    return this.#run.check(subject, rule, isFile, () => ({
      sent: { ...of.sent, ...(rule === resultRules.lasts && { afterMs: Date.now() - since }) },
      request: `GET ${url}, which ${of.line} has returned`,
      expected: 'must return the file',
      actual:
        status === undefined
          ? `got ${failure}`
          : `got ${isPage ? 'a page or JSON, not a file, with ' : ''}status ${status}, ${type || 'no Content-Type'} and ${text.length} characters`,
    }));
  }
}
