import type { CheckRun } from '../run.js';

export const resultRules = {
  works: 'the URL of a result works, without the key',
  lasts: 'the URL of a result still works at the end of the check',
};

const subject = 'results';

/** The URLs of results. All of them are requested once more at the end: they are documented to work for hours. */
export class ResultUrls {
  readonly #run: CheckRun;
  readonly #working: { url: string; of: string }[] = [];

  constructor(run: CheckRun) {
    this.#run = run;
  }

  /** Requests a URL for the first time. `of` is the request that has returned it. */
  async check(url: unknown, of: string): Promise<void> {
    if (typeof url !== 'string' || !URL.canParse(url)) return;
    if (await this.#request(resultRules.works, url, of)) this.#working.push({ url, of });
  }

  async checkAgain(): Promise<void> {
    for (const { url, of } of this.#working) await this.#request(resultRules.lasts, url, of);
  }

  async #request(rule: string, url: string, of: string): Promise<boolean> {
    if (!this.#run.ledger.covers(subject, rule)) return false;
    const { status, text, failure } = await this.#run.connection.request(url, { method: 'GET', redirect: 'follow' });
    const isFile = status === 200 && text.length > 0;
    return this.#run.check(subject, rule, isFile, () => ({
      request: `GET ${url}, which ${of} has returned`,
      expected: 'must return the file',
      actual: status === undefined ? `got ${failure}` : `got status ${status} with ${text.length} characters`,
    }));
  }
}
