import { randomFrom } from '../../shared/random.js';

/** Everything in a sandbox that is random. */
export interface Random {
  /** An identifier of a task or a subject. */
  id(): string;
  /** The seed of a task whose request has none: a positive 32-bit integer. */
  taskSeed(): number;
  /** From 0 to 1, for faults that apply with a probability. */
  chance(): number;
  /** Starts again. Without a seed this has no effect. */
  restart(): void;
}

/** With a seed, the same values in the same order, in every sandbox. */
export function createRandom(seed: number | undefined): Random {
  return seed === undefined ? unseeded : seeded(seed);
}

const toTaskSeed = (random: number) => 1 + Math.floor(random * (2 ** 31 - 1));

const unseeded: Random = {
  id: randomUuid,
  taskSeed: () => toTaskSeed(Math.random()),
  chance: () => Math.random(),
  restart() {},
};

function seeded(seed: number): Random {
  // One sequence for each purpose: a fault that is added to a test does not change the identifiers in it.
  const start = () => [1, 2, 3].map((purpose) => randomFrom(mix(seed, purpose))) as [Next, Next, Next];
  let [ids, taskSeeds, chances] = start();
  return {
    id: () => toUuid(ids),
    taskSeed: () => toTaskSeed(taskSeeds()),
    chance: () => chances(),
    restart() {
      [ids, taskSeeds, chances] = start();
    },
  };
}

/** Random bytes for many identifiers: asking for them takes longer than the rest. */
const pool = new Uint8Array(8192);
/** Digits of the pool that were not used yet. A byte has two. */
let unused = 0;

/** Character codes of an identifier: `x` and `y` are replaced by digits. */
const uuidPattern = Array.from('xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx', (character) => character.charCodeAt(0));
const [anyDigit, variantDigit] = [0x78, 0x79];
const digits = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
/** Used again for each identifier. */
const uuidCodes = [...uuidPattern];

/** The same as `crypto.randomUUID`, whose text is made of twenty others. A sandbox has one for each task. */
function randomUuid(): string {
  if (unused < uuidPattern.length) {
    crypto.getRandomValues(pool);
    unused = 2 * pool.length;
  }
  for (let at = 0; at < uuidPattern.length; at += 1) {
    const code = uuidPattern[at] as number;
    if (code !== anyDigit && code !== variantDigit) continue;
    unused -= 1;
    const random = (pool[unused >> 1] as number) >> (4 * (unused & 1));
    uuidCodes[at] = digits[code === anyDigit ? random & 15 : 8 | (random & 3)] as number;
  }
  return String.fromCharCode.apply(null, uuidCodes);
}

type Next = () => number;

/** A seed that follows from another one and a number. */
const mix = (seed: number, number: number) => (Math.imul(seed ^ Math.floor(seed / 2 ** 32), 0x9e3779b1) + number) >>> 0;

/** A seed that follows from another one and a text (FNV-1a). */
export function mixText(seed: number, text: string): number {
  let hash = 0x811c9dc5 ^ mix(seed, 0);
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** An identifier in the form of `crypto.randomUUID`. */
function toUuid(next: Next): string {
  const hex = () =>
    Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const [first, second, third, fourth] = [hex(), hex(), hex(), hex()];
  const variant = '89ab'[Number.parseInt(third[0] as string, 16) & 3];
  return `${first}-${second.slice(0, 4)}-4${second.slice(5)}-${variant}${third.slice(1, 4)}-${third.slice(4)}${fourth}`;
}
