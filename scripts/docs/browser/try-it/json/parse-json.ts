import { type Token, tokensOf } from './tokens.js';

export interface Span {
  start: number;
  end: number;
}

/** JSON with the place of each value, or where and why it is not JSON. */
export interface ParsedJson {
  value?: unknown;
  /** Places of values, by their JSON Pointers. Those of fields include their names. */
  places: ReadonlyMap<string, Span>;
  tokens: readonly Token[];
  problem?: Span & { message: string };
}

class Problem extends Error {
  constructor(
    readonly span: Span,
    message: string,
  ) {
    super(message);
  }
}

/** Deeper ones would exhaust the stack, and no request has them. */
const maxDepth = 200;

/** Reads JSON. The messages say what to write, which those of `JSON.parse` do not, and differ in no browser. */
export function parseJson(text: string): ParsedJson {
  const reader = new Reader(text);
  try {
    const value = reader.read();
    return { value, places: reader.places, tokens: reader.tokens };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return {
      places: reader.places,
      tokens: reader.tokens,
      problem: { ...error.span, message: `Line ${lineOf(text, error.span.start)}: ${error.message}` },
    };
  }
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** One step of a JSON Pointer. */
const pointerStep = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

class Reader {
  readonly places = new Map<string, Span>();
  readonly tokens: Token[];
  readonly #text: string;
  #index = 0;

  constructor(text: string) {
    this.#text = text;
    this.tokens = tokensOf(text);
  }

  read(): unknown {
    if (this.tokens.length === 0) throw new Problem({ start: 0, end: 0 }, 'the body is empty. Write { and }.');
    const value = this.#value('', 0);
    const more = this.tokens[this.#index];
    if (more) throw new Problem(more, `${this.#shown(more)} comes after the end of the body. Remove it.`);
    return value;
  }

  #next(expected: string): Token {
    const token = this.tokens[this.#index];
    if (!token) {
      const end = this.#text.trimEnd().length;
      throw new Problem({ start: Math.max(0, end - 1), end }, `the text ends here. Continue with ${expected}.`);
    }
    this.#index += 1;
    return token;
  }

  #value(path: string, depth: number, start?: number): unknown {
    if (depth > maxDepth) throw new Problem(this.#next('a value'), 'this is nested too deeply.');
    const token = this.#next('a value');
    const value = this.#valueFrom(token, path, depth);
    this.places.set(path, { start: start ?? token.start, end: this.tokens[this.#index - 1]?.end ?? token.end });
    return value;
  }

  #valueFrom(token: Token, path: string, depth: number): unknown {
    const { kind } = token;
    if (kind === '{') return this.#object(path, depth);
    if (kind === '[') return this.#list(path, depth);
    if (kind === 'string' || kind === 'number' || kind === 'word') return JSON.parse(this.#textOf(token));
    if (kind === 'wrong') throw new Problem(token, this.#whyWrong(token));
    throw new Problem(token, `a value is missing before ${this.#shown(token)}.`);
  }

  #object(path: string, depth: number): object {
    const entries: [string, unknown][] = [];
    const names = new Set<string>();
    if (this.#take('}')) return {};
    do {
      const key = this.#next('a name in double quotes, or }');
      if (key.kind === '}') throw new Problem(key, 'there is a comma before }. Remove it.');
      if (key.kind !== 'string')
        throw new Problem(key, `a name in double quotes is expected, not ${this.#shown(key)}.`);
      const name: string = JSON.parse(this.#textOf(key));
      if (names.has(name)) throw new Problem(key, `"${name}" is there twice. Remove one.`);
      names.add(name);
      const colon = this.#next('a colon');
      if (colon.kind !== ':') throw new Problem(colon, `a colon is missing before ${this.#shown(colon)}.`);
      entries.push([name, this.#value(`${path}/${pointerStep(name)}`, depth + 1, key.start)]);
    } while (this.#take(','));
    this.#close('}');
    return Object.fromEntries(entries);
  }

  #list(path: string, depth: number): unknown[] {
    const items: unknown[] = [];
    if (this.#take(']')) return items;
    do {
      const last = this.tokens[this.#index];
      if (last?.kind === ']') throw new Problem(last, 'there is a comma before ]. Remove it.');
      items.push(this.#value(`${path}/${items.length}`, depth + 1));
    } while (this.#take(','));
    this.#close(']');
    return items;
  }

  #take(kind: Token['kind']): boolean {
    const isNext = this.tokens[this.#index]?.kind === kind;
    if (isNext) this.#index += 1;
    return isNext;
  }

  #close(kind: '}' | ']'): void {
    const token = this.#next(`a comma or ${kind}`);
    if (token.kind !== kind) throw new Problem(token, `a comma or ${kind} is expected before ${this.#shown(token)}.`);
  }

  #textOf({ start, end }: Span): string {
    return this.#text.slice(start, end);
  }

  #shown(token: Token): string {
    const text = this.#textOf(token);
    return text.length > 30 ? `${text.slice(0, 30)}…` : text;
  }

  #whyWrong(token: Token): string {
    const text = this.#textOf(token);
    if (!text.startsWith('"')) return `${this.#shown(token)} is not a value of JSON. Put texts in double quotes.`;
    return text.length > 1 && text.endsWith('"')
      ? `${this.#shown(token)} has a backslash or a character that a text in JSON cannot have.`
      : `${this.#shown(token)} has no closing quote.`;
  }
}
