import type { AskedRule } from './ask.js';

/** Rules about one field, about several together, or about none. */
export interface Group {
  /** No name of a rule has a dot, so the two are never mixed up. */
  id: string;
  title: string;
  /** Whether the title is the name of a field. */
  isField: boolean;
  rules: readonly AskedRule[];
}

const whole: Omit<Group, 'rules'> = { id: 'body.whole', title: 'The whole body', isField: false };
const together: Omit<Group, 'rules'> = { id: 'body.together', title: 'Fields together', isField: false };

/** Rules by what they are about: the whole body, then each field in the order of the table, then fields together. */
export function groupRules(rules: readonly AskedRule[], known: ReadonlySet<string>): Group[] {
  const groups = new Map<string, Omit<Group, 'rules'> & { rules: AskedRule[] }>();
  for (const rule of rules) {
    const head = headOf(rule, known);
    const group = groups.get(head.id) ?? { ...head, rules: [] };
    group.rules.push(rule);
    groups.set(head.id, group);
  }
  const rank = ({ id }: Group) => (id === whole.id ? 0 : id === together.id ? 2 : 1);
  return [...groups.values()].sort((one, other) => rank(one) - rank(other));
}

/** A field that the body does not have may only be there to be refused, beside the one that the rule is about. */
function headOf({ fields }: AskedRule, known: ReadonlySet<string>): Omit<Group, 'rules'> {
  const about = fields.length === 1 ? fields : fields.filter((field) => known.has(field));
  const [field, ...others] = about;
  if (field === undefined) return whole;
  return others.length > 0 ? together : { id: `field.${field}`, title: field, isField: true };
}
