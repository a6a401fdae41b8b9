import { readFileSync } from 'node:fs';

/** One stage of a Dockerfile: what follows a FROM. */
export class Stage {
  readonly from: string;
  /** Its instructions in their order. */
  readonly order: string[] = [];
  readonly #instructions: [name: string, text: string][] = [];

  constructor(from: string) {
    this.from = from;
  }

  add(name: string, text: string): void {
    this.order.push(name);
    this.#instructions.push([name, text]);
  }

  /** The arguments of each instruction with this name. */
  all(name: string): string[] {
    return this.#instructions.filter(([one]) => one === name).map(([, text]) => text);
  }

  /** The arguments of the only instruction with this name. */
  one(name: string): string {
    const [text, ...others] = this.all(name);
    if (text === undefined || others.length > 0) throw new Error(`There must be one ${name}.`);
    return text;
  }

  /** The words of an instruction in its JSON form. Docker runs the other form in a shell, which gets its signals. */
  list(name: string): string[] {
    return JSON.parse(this.one(name).replace(/^[^[]*/, ''));
  }
}

export function readDockerfile(file: string): Stage[] {
  const stages: Stage[] = [];
  const lines = readFileSync(file, 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  for (const line of lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))) {
    const [, name = '', text = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (!instructions.has(name)) throw new Error(`${file} has a line without an instruction: ${line}`);
    if (name === 'FROM') stages.push(new Stage(text));
    else stages.at(-1)?.add(name, text);
  }
  return stages;
}

/** Those that our files need. */
const instructions = new Set([
  'FROM',
  'WORKDIR',
  'COPY',
  'RUN',
  'ENV',
  'USER',
  'EXPOSE',
  'HEALTHCHECK',
  'ENTRYPOINT',
  'CMD',
  'VOLUME',
  'LABEL',
  'ARG',
]);
