import { isSame, type Node, valueAt } from './document.js';

/** Knows which parts of two documents are the same with all that they refer to, so that nobody has to enter them. */
export class Unchanged {
  readonly #base: Node;
  readonly #revision: Node;
  readonly #references = new Map<string, boolean>();

  constructor(base: Node, revision: Node) {
    this.#base = base;
    this.#revision = revision;
  }

  has(before: Node, after: Node): boolean {
    return isSame(before, after) && [...referencesIn(before)].every((reference) => this.#isSameTarget(reference));
  }

  #isSameTarget(reference: string): boolean {
    const known = this.#references.get(reference);
    if (known !== undefined) return known;
    const reached = this.#reachedFrom(reference);
    const isSameTarget = [...reached].every((one) => isSame(valueAt(one, this.#base), valueAt(one, this.#revision)));
    this.#references.set(reference, isSameTarget);
    return isSameTarget;
  }

  /** Every reference on the way from one, which may lead back to it. */
  #reachedFrom(reference: string): Set<string> {
    const reached = new Set([reference]);
    // A set is iterated over what is added on the way, too.
    for (const one of reached) for (const next of referencesIn(valueAt(one, this.#base))) reached.add(next);
    return reached;
  }
}

function* referencesIn(node: Node): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.$ref === 'string') yield node.$ref;
  for (const value of Object.values(node)) yield* referencesIn(value);
}
