import type { JudgedRule } from './judge-all.js';

/** Rules about one field, about several together, or about none. */
export interface Group {
  /** It has a dot, which the slug of a rule never has, so the two cannot collide. */
  id: string;
  title: string;
  /** Whether the title is the name of a field. */
  isField: boolean;
  rules: readonly JudgedRule[];
}

const whole: Omit<Group, 'rules'> = { id: 'body.whole', title: 'The whole body', isField: false };
const together: Omit<Group, 'rules'> = { id: 'body.together', title: 'Fields together', isField: false };

/** Rules by what they are about: the whole body, then each field in the order of the table, then fields together. */
export function groupRules(rules: readonly JudgedRule[], known: ReadonlySet<string>): Group[] {
  const groups = new Map<string, Omit<Group, 'rules'> & { rules: JudgedRule[] }>();
  for (const rule of rules) {
    const head = headOf(rule, known);
    const group = groups.get(head.id) ?? { ...head, rules: [] };
    group.rules.push(rule);
    groups.set(head.id, group);
  }
  const rank = ({ id }: Group) => (id === whole.id ? 0 : id === together.id ? 2 : 1);
  return [...groups.values()].sort((one, other) => rank(one) - rank(other));
}

/** A field that the body does not have does not count if there are others: it may only be there to be rejected. */
function headOf({ fields }: JudgedRule, known: ReadonlySet<string>): Omit<Group, 'rules'> {
  const about = fields.length === 1 ? fields : fields.filter((field) => known.has(field));
  const [field, ...others] = about;
  if (field === undefined) return whole;
  return others.length > 0 ? together : { id: `field.${field}`, title: field, isField: true };
}
