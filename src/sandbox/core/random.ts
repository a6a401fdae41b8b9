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
  id: () => crypto.randomUUID(),
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

type Next = () => number;

/** A seed that follows from another one and a number. */
const mix = (seed: number, number: number) => (Math.imul(seed ^ Math.floor(seed / 2 ** 32), 0x9e3779b1) + number) >>> 0;

/** A seed that follows from another one and a string (FNV-1a). */
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
