import { type Changes, type Effect, impactOf, inside, of, type Place } from './change.js';
import { isSame, keysOf, type Node, nameOf, resolve, without } from './document.js';
import { compareExtension, compareLists } from './extensions.js';
import { compareRanges, effectOfCount } from './ranges.js';
import { Unchanged } from './unchanged.js';

type Compare = (before: Node, after: Node, at: Place, keyword: string) => void;

/** Compares schemas of two documents, through references. */
export class SchemaComparison {
  readonly #base: Node;
  readonly #revision: Node;
  readonly #changes: Changes;
  readonly #unchanged: Unchanged;
  /** Pairs of references on the way, since a schema may contain itself. */
  readonly #entered: string[] = [];

  constructor(base: Node, revision: Node, changes: Changes) {
    this.#base = base;
    this.#revision = revision;
    this.#changes = changes;
    this.#unchanged = new Unchanged(base, revision);
  }

  /** Compares two schemas. A missing one accepts everything. `at.name` may be empty: then a component gives its name. */
  compare(before: Node, after: Node, at: Place): void {
    if (this.#unchanged.has(before, after)) return;
    const pair = `${Object(before).$ref} ${Object(after).$ref}`;
    if (pair.includes('#') && this.#entered.includes(pair)) return;
    this.#entered.push(pair);
    const place = { ...at, name: at.name || nameOf(after) };
    this.#compareResolved(toSchema(resolve(before, this.#base)), toSchema(resolve(after, this.#revision)), place);
    this.#entered.pop();
  }

  #compareResolved(before: Node, after: Node, at: Place): void {
    if (!this.#compareTypes(before, after, at)) return;
    this.#compareValues(before, after, at);
    compareRanges(before, after, at, this.#changes);
    this.#compareProperties(before, after, at);
    for (const keyword of keysOf(before, after)) {
      if (comparedTogether.has(keyword)) continue;
      const { [keyword]: old } = before;
      const { [keyword]: now } = after;
      const compare = Object.hasOwn(this.#keywords, keyword) ? this.#keywords[keyword] : undefined;
      if (keyword === 'oneOf' || keyword === 'anyOf') this.#compareVariants(keyword, before, after, at);
      else if (compare) compare(old, now, at, keyword);
      else if (keyword.startsWith('x-')) compareExtension(keyword, old, now, at, this.#changes);
      else if (!isSame(old, now)) this.#changes.text('patch', `\`${keyword}\``, at, old, now);
    }
  }

  /** Returns false if no type is left in common, so that nothing else can be compared. */
  #compareTypes(before: Node, after: Node, at: Place): boolean {
    const [old, now] = [typesOf(before), typesOf(after)];
    if (!old || !now) {
      if (old || now) this.#value(old ? 'wider' : 'narrower', '`type`', at, old?.join(', '), now?.join(', '));
      return true;
    }
    const lost = old.filter((type) => !acceptsType(now, type));
    const gained = now.filter((type) => !acceptsType(old, type));
    if (lost.length === 0 && gained.length === 0) return true;
    const effect = gained.length === 0 ? 'narrower' : lost.length === 0 ? 'wider' : 'other';
    const verb = { narrower: 'narrowed', wider: 'widened', other: 'changed' }[effect];
    const what = `Type${of(at.name)} ${verb} from '${old.join(', ')}' to '${now.join(', ')}'.`;
    this.#changes.add(impactOf(effect, at.side), what, at, before.type, after.type);
    return lost.length < old.length || gained.length < now.length;
  }

  #compareValues(before: Node, after: Node, at: Place): void {
    if (isSame(before.const, after.const) && isSame(before.enum, after.enum)) return;
    const [old, now] = [valuesOf(before), valuesOf(after)];
    if (before.const !== undefined && after.const !== undefined) {
      if (!isSame(before.const, after.const)) this.#value('other', '`const`', at, before.const, after.const);
    } else if (old && now) {
      compareLists(old, now, at, this.#changes);
    } else {
      const keyword = (old ? before : after).const === undefined ? 'enum' : 'const';
      this.#value(old ? 'wider' : 'narrower', `\`${keyword}\``, at, before[keyword], after[keyword]);
    }
  }

  #compareProperties(before: Node, after: Node, at: Place): void {
    const [old, now] = [Object(before.properties), Object(after.properties)];
    const removed = without(Object.keys(old), Object.keys(now));
    const added = without(Object.keys(now), Object.keys(old));
    const required = { before: before.required ?? [], after: after.required ?? [] };
    const became: string[] = without(required.after, required.before);
    const noLonger: string[] = without(without(required.before, required.after), removed);
    for (const name of removed) {
      const what = `Property \`${name}\`${of(at.name)} was removed.`;
      this.#changes.add('major', what, inside(at, name, name), old[name]);
    }
    for (const name of added) {
      if (at.side === 'sent' && became.includes(name)) continue;
      const what = `Property \`${name}\`${of(at.name)} was added.`;
      this.#changes.add('minor', what, inside(at, name, name), undefined, now[name]);
    }
    const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
    if (became.length > 0) {
      const what = `Properties${of(at.name)} became required: ${list(became)}.`;
      this.#changes.add(impactOf('narrower', at.side), what, at, required.before, required.after);
    }
    if (noLonger.length > 0) {
      const what = `Properties${of(at.name)} are no longer required: ${list(noLonger)}.`;
      this.#changes.add(impactOf('wider', at.side), what, at, required.before, required.after);
    }
    for (const name of Object.keys(old)) {
      if (Object.hasOwn(now, name)) this.compare(old[name], now[name], inside(at, name, name));
    }
  }

  /** Alternatives are compared in pairs. One without a partner was added or removed. */
  #compareVariants(keyword: string, before: Node, after: Node, at: Place): void {
    const { [keyword]: old } = before;
    const { [keyword]: now } = after;
    if (!old || !now) {
      this.#changes.text(impactOf(old ? 'wider' : 'narrower', at.side), `\`${keyword}\``, at, old, now);
      return;
    }
    const left = new Set(variantsOf(keyword, before));
    const variants = variantsOf(keyword, after);
    const pairs = new Map<Variant, Variant>();
    for (const isSameVariant of waysToPair) {
      for (const variant of variants) {
        const other = pairs.has(variant) ? undefined : [...left].find((one) => isSameVariant(one, variant));
        if (!other) continue;
        pairs.set(variant, other);
        left.delete(other);
      }
    }
    for (const variant of variants) {
      const same = pairs.get(variant);
      if (same) {
        const name = /^\d+$/.test(variant.key) ? '' : variant.key;
        this.compare(same.schema, variant.schema, inside(at, name, ...keysTo(keyword, variant.key)));
      } else {
        const place = inside(at, at.name, ...keysTo(keyword, variant.key));
        const what = `\`${keyword}\` subschema${of(at.name)} was added.`;
        this.#changes.add(impactOf('wider', at.side, 'minor'), what, place, undefined, variant.schema);
      }
    }
    for (const { key, schema } of left) {
      const what = `\`${keyword}\` subschema${of(at.name)} was removed.`;
      const place = inside(at, at.name, ...keysTo(keyword, key));
      this.#changes.add(impactOf('narrower', at.side, 'minor'), what, place, schema);
    }
  }

  #value(effect: Effect, label: string, at: Place, before: Node, after: Node): void {
    this.#changes.value(impactOf(effect, at.side), label, at, before, after);
  }

  readonly #count: Compare = (before, after, at, keyword) => {
    if (before !== after) this.#value(effectOfCount(keyword, before, after), `\`${keyword}\``, at, before, after);
  };

  /** A rule that values keep or do not keep, such as a pattern. */
  readonly #rule: Compare = (before, after, at, keyword) => {
    if (isSame(before, after)) return;
    const effect = before === undefined ? 'narrower' : after === undefined ? 'wider' : 'other';
    this.#value(effect, `\`${keyword}\``, at, before, after);
  };

  readonly #switch: Compare = (before, after, at, keyword) => {
    if ((before ?? false) === (after ?? false)) return;
    this.#value(after ? 'narrower' : 'wider', `\`${keyword}\``, at, before, after);
  };

  readonly #multiple: Compare = (before, after, at, keyword) => {
    if (before === after) return;
    const divides = (one: number, other: number) => Number.isInteger(other / one);
    if (before === undefined || after === undefined) this.#rule(before, after, at, keyword);
    else {
      const effect = divides(before, after) ? 'narrower' : divides(after, before) ? 'wider' : 'other';
      this.#value(effect, `\`${keyword}\``, at, before, after);
    }
  };

  readonly #subschema: Compare = (before, after, at, keyword) => {
    this.compare(before, after, keyword === 'items' ? inside(at, '') : inside(at, at.name, keyword));
  };

  readonly #subschemas: Compare = (before, after, at, keyword) => {
    for (const key of keysOf(before, after)) {
      this.compare(before?.[key], after?.[key], inside(at, keyword === 'allOf' ? at.name : key, keyword, key));
    }
  };

  /** What is not listed in `properties`. Readers accept fields that they do not know. */
  readonly #others: Compare = (before, after, at, keyword) => {
    const [isClosed, wasClosed] = [after === false, before === false];
    if (isClosed && wasClosed) return;
    if (!isClosed && !wasClosed) {
      this.#subschema(before, after, at, keyword);
      return;
    }
    const what = `Other properties${of(at.name)} are ${isClosed ? 'no longer' : 'now'} accepted.`;
    const impact = at.side === 'read' ? 'patch' : impactOf(isClosed ? 'narrower' : 'wider', at.side);
    this.#changes.add(impact, what, at, before, after);
  };

  /** What a `not` accepts, the schema rejects. */
  readonly #not: Compare = (before, after, at, keyword) => {
    if (before === undefined || after === undefined) this.#rule(before, after, at, keyword);
    else this.compare(before, after, { ...inside(at, at.name, 'not'), side: at.side === 'sent' ? 'read' : 'sent' });
  };

  /** Without a condition, what depends on it does nothing, and is compared by itself. */
  readonly #condition: Compare = (before, after, at, keyword) => {
    if (before !== undefined && after !== undefined) this.#opaque(before, after, at, keyword);
  };

  /** What cannot be compared in parts. */
  readonly #opaque: Compare = (before, after, at, keyword) => {
    if (!isSame(before, after)) this.#changes.text('major', `\`${keyword}\``, at, before, after);
  };

  readonly #discriminator: Compare = (before, after, at) => {
    if (!before || !after) this.#changes.text('patch', '`discriminator`', at, before, after);
    else if (before.propertyName !== after.propertyName) {
      this.#value('other', '`discriminator`', at, before.propertyName, after.propertyName);
    }
  };

  /** A request without the field does something else. It passes all the same. */
  readonly #default: Compare = (before, after, at) => {
    if (!isSame(before, after)) {
      this.#changes.value(at.side === 'sent' ? 'minor' : 'patch', '`default`', at, before, after);
    }
  };

  readonly #deprecated: Compare = (before, after, at, keyword) => {
    if ((before ?? false) !== (after ?? false)) {
      this.#changes.value(after ? 'minor' : 'patch', `\`${keyword}\``, at, before, after);
    }
  };

  readonly #keywords: Readonly<Record<string, Compare>> = {
    ...each(countKeywords, this.#count),
    ...each(['pattern', 'format', 'contentMediaType', 'contentEncoding', 'dependentRequired'], this.#rule),
    ...each(['uniqueItems'], this.#switch),
    ...each(['multipleOf'], this.#multiple),
    ...each(['items', 'contains', 'propertyNames', 'then', 'else'], this.#subschema),
    ...each(['allOf', 'prefixItems', 'dependentSchemas', 'patternProperties'], this.#subschemas),
    ...each(['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'], this.#others),
    ...each(['readOnly', 'writeOnly'], this.#opaque),
    if: this.#condition,
    not: this.#not,
    discriminator: this.#discriminator,
    default: this.#default,
    deprecated: this.#deprecated,
  };
}

const countKeywords = ['Length', 'Items', 'Properties', 'Contains'].flatMap((what) => [`max${what}`, `min${what}`]);

/** Keywords that are compared with others, before the rest. */
const comparedTogether = new Set([
  ...['type', 'nullable', 'const', 'enum', 'properties', 'required'],
  ...['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum'],
]);

const each = (keywords: readonly string[], compare: Compare): Record<string, Compare> =>
  Object.fromEntries(keywords.map((keyword) => [keyword, compare]));

/** A schema may also be `true`, `false` or missing. */
const toSchema = (node: Node): Node => (node === false ? { not: {} } : node === true ? {} : (node ?? {}));

function typesOf({ type, nullable }: Node): string[] | undefined {
  if (type === undefined) return undefined;
  const types = Array.isArray(type) ? type : [type];
  return nullable === true ? [...types, 'null'] : types;
}

const acceptsType = (types: readonly string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

const valuesOf = (schema: Node): Node[] | undefined => (schema.const === undefined ? schema.enum : [schema.const]);

interface Variant {
  /** The value that selects it, such as a model, or its name, or else its position. */
  key: string;
  schema: Node;
}

function variantsOf(keyword: string, { [keyword]: schemas, discriminator }: Node): Variant[] {
  const mapping = Object.entries<string>(discriminator?.mapping ?? {});
  return schemas.map((schema: Node, at: number) => {
    const { $ref } = Object(schema);
    const selected = mapping.find(([, reference]) => reference === $ref);
    return { key: selected?.[0] ?? (nameOf(schema) || String(at)), schema };
  });
}

/** By the value or the name that selects it, by what it says if it has moved, and by its position if it has changed. */
const waysToPair: readonly ((one: Variant, other: Variant) => boolean)[] = [
  ({ key }, other) => key === other.key && !/^\d+$/.test(key),
  ({ schema }, other) => isSame(schema, other.schema),
  ({ key }, other) => key === other.key,
];

const keysTo = (keyword: string, key: string) => (/^\d+$/.test(key) ? [keyword, key] : [key]);
