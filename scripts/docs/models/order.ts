import type { Field, Generator, Matrix } from '../../document/models/matrix.js';

/** From how many generators on a field can be common. */
const generatorsOfCommon = 3;

/** The share of equal rules from which on a field is common. */
const shareOfCommon = 0.75;

/**
 * The fields of a generator, the most interesting first: what differs between its variants, then what is
 * required, then what varies most from generator to generator, and last what is the same nearly everywhere. Fields inside
 * of a field follow it. There is no list of names: a new field is sorted in by itself.
 */
export function byInterest({ fields }: Generator, { generators }: Matrix): Field[] {
  const ranks = new Map(fields.map((field) => [field, rankOf(field, generators)]));
  const before = (one: Field, other: Field) => {
    const [first = [], second = []] = [ranks.get(one), ranks.get(other)];
    return first.map((rank, index) => rank - (second[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  };
  const isInside = ({ name }: Field) => /[.[]/.test(name);
  return fields
    .filter((field) => !isInside(field))
    .sort(before)
    .flatMap((field) => [field, ...fields.filter((inner) => isInside(inner) && outer(inner.name) === field.name)]);
}

const outer = (name: string) => name.split(/[.[]/)[0];

function rankOf(field: Field, generators: readonly Generator[]): number[] {
  const ofThatName = generators.flatMap(({ fields }) => fields.filter(({ name }) => name === field.name));
  const rules = ofThatName.flatMap(rulesOf);
  const different = [...new Set(rules)];
  const mostFrequent = Math.max(...different.map((rule) => rules.filter((other) => other === rule).length));
  const isCommon = ofThatName.length >= generatorsOfCommon && mostFrequent >= rules.length * shareOfCommon;
  const differs = new Set(rulesOf(field)).size > 1 || Object.values(field.cells).includes(null);
  const isRequired = Object.values(field.cells).some((cell) => cell?.required);
  return isCommon ? [1, 0, 0, 0] : [0, Number(!differs), Number(!differs && !isRequired), -different.length];
}

const rulesOf = ({ cells }: Field) => Object.values(cells).flatMap((cell) => (cell ? [cell.text] : []));
