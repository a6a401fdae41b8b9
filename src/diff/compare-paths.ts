import { type Changes, impactOf, inside, type Place, type Side } from './change.js';
import { SchemaComparison } from './compare-schemas.js';
import { isSame, keysOf, type Node, resolve, without } from './document.js';
import { compareExtension } from './extensions.js';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Compares the operations of two documents. */
export class PathComparison {
  readonly #base: Node;
  readonly #revision: Node;
  readonly #changes: Changes;
  readonly #schemas: SchemaComparison;

  constructor(base: Node, revision: Node, changes: Changes) {
    this.#base = base;
    this.#revision = revision;
    this.#changes = changes;
    this.#schemas = new SchemaComparison(base, revision, changes);
  }

  /** `side` is who sends the requests: the caller, or the service as in a callback. */
  compare(before: Node, after: Node, side: Side, keys: readonly string[] = []): void {
    for (const path of keysOf(before, after)) {
      const at = { keys: [...keys, path], name: '', side };
      const old = resolve(before?.[path], this.#base);
      const now = resolve(after?.[path], this.#revision);
      if (!now) this.#changes.add('major', `Path \`${path}\` was removed.`, at, old);
      else this.comparePath(old ?? {}, now, at, path);
    }
  }

  /** Compares the operations of one path, of a callback or of a webhook. */
  comparePath(before: Node, after: Node, at: Place, path: string): void {
    for (const method of methods) {
      const { [method]: old } = before;
      const { [method]: now } = after;
      const place = inside(at, '', method);
      const name = `Operation \`${method.toUpperCase()} ${path}\``;
      if (old && now) this.#compareOperation(withShared(old, before), withShared(now, after), place);
      else if (old) this.#changes.add('major', `${name} was removed.`, place, old);
      else if (now) this.#changes.add('minor', `${name} was added.`, place, undefined, now);
    }
  }

  #compareOperation(before: Node, after: Node, at: Place): void {
    const answered: Place = { ...at, side: at.side === 'sent' ? 'read' : 'sent' };
    this.#compareParameters(before.parameters, after.parameters, at);
    this.#compareBody(before.requestBody, after.requestBody, inside(at, '', 'requestBody'));
    this.#compareResponses(before.responses, after.responses, inside(answered, '', 'responses'));
    this.#compareCallbacks(before.callbacks, after.callbacks, inside(answered, '', 'callbacks'));
    this.#compareSecurity(before, after, at);
    this.#compareRest(before, after, at);
  }

  /** What is neither a body nor a parameter. Types and validators of the package are found by `operationId`. */
  #compareRest(before: Node, after: Node, at: Place, done: readonly string[] = partsOfOperation): void {
    for (const key of keysOf(before, after)) {
      const [old, now] = [before[key], after[key]];
      if (done.includes(key) || isSame(old, now)) continue;
      if (key.startsWith('x-')) compareExtension(key, old, now, at, this.#changes);
      else if (key === 'operationId') this.#changes.value('major', '`operationId`', at, old, now);
      else this.#changes.text(key === 'deprecated' && now ? 'minor' : 'patch', `\`${key}\``, at, old, now);
    }
  }

  #compareParameters(before: readonly Node[] = [], after: readonly Node[] = [], at: Place): void {
    const [old, now] = [byName(before, this.#base), byName(after, this.#revision)];
    for (const name of keysOf(old, now)) {
      const [one, other] = [old[name], now[name]];
      const place = inside(at, (other ?? one).name, 'parameters', (other ?? one).name);
      const words = `\`${(other ?? one).name}\` ${(other ?? one).in} parameter`;
      if (!other) this.#changes.add('major', `${words} was removed.`, place, one);
      else if (!one) {
        const isBreaking = other.required && at.side === 'sent';
        const what = other.required ? `Required ${words} was added.` : `Optional ${words} was added.`;
        this.#changes.add(isBreaking ? 'major' : 'minor', what, place, undefined, other);
      } else {
        this.#compareRequired(one, other, place);
        this.#schemas.compare(schemaOf(one), schemaOf(other), place);
        for (const key of ['style', 'explode', 'allowReserved']) {
          if (one[key] !== other[key]) this.#changes.value('major', `\`${key}\``, place, one[key], other[key]);
        }
        this.#compareRest(one, other, place, partsOfParameter);
      }
    }
  }

  /** Whether a parameter, a header or a body has to be there. */
  #compareRequired(before: Node, after: Node, at: Place): void {
    const [was, is] = [before.required ?? false, after.required ?? false];
    if (was !== is) {
      this.#changes.value(impactOf(is ? 'narrower' : 'wider', at.side), '`required`', at, was, is);
    }
  }

  #compareBody(before: Node, after: Node, at: Place): void {
    const old = resolve(before, this.#base);
    const now = resolve(after, this.#revision);
    if (!old && !now) return;
    if (!old || !now) {
      const isBreaking = old || (now.required && at.side === 'sent');
      this.#changes.text(isBreaking ? 'major' : 'minor', 'Request body', at, old, now);
      return;
    }
    this.#compareRequired(old, now, { ...at, name: 'requestBody' });
    this.#compareContent(old.content, now.content, at);
    this.#compareRest(old, now, { ...at, name: 'requestBody' }, ['content', 'required']);
  }

  #compareContent(before: Node, after: Node, at: Place): void {
    for (const type of keysOf(before, after)) {
      const [old, now] = [before?.[type], after?.[type]];
      const place = inside(at, '', ...(type === 'application/json' ? [] : [type]));
      if (!old || !now) this.#changes.text(old ? 'major' : 'minor', `Media type \`${type}\``, place, old, now);
      else this.#schemas.compare(old.schema, now.schema, place);
    }
  }

  #compareResponses(before: Node, after: Node, at: Place): void {
    for (const status of keysOf(before, after)) {
      const old = resolve(before?.[status], this.#base);
      const now = resolve(after?.[status], this.#revision);
      const place = inside(at, '', status);
      if (!old || !now) {
        const isLost = old && /^2/.test(status);
        this.#changes.text(isLost ? 'major' : 'minor', `Response \`${status}\``, place, old, now);
        continue;
      }
      this.#compareContent(old.content, now.content, place);
      this.#compareHeaders(old.headers, now.headers, place);
      this.#compareRest(old, now, { ...place, name: status }, ['content', 'headers']);
    }
  }

  #compareHeaders(before: Node, after: Node, at: Place): void {
    for (const name of keysOf(before, after)) {
      const old = resolve(before?.[name], this.#base);
      const now = resolve(after?.[name], this.#revision);
      const place = inside(at, name, 'headers', name);
      if (!old || !now) {
        this.#changes.text(old ? 'major' : 'minor', `Header \`${name}\``, { ...place, name: '' }, old, now);
        continue;
      }
      this.#compareRequired(old, now, place);
      this.#schemas.compare(schemaOf(old), schemaOf(now), place);
    }
  }

  #compareCallbacks(before: Node, after: Node, at: Place): void {
    if (before && keysOf(before).length > 0 && keysOf(after).length === 0) {
      this.#changes.add('major', 'All callbacks were removed.', at, before);
      return;
    }
    for (const name of keysOf(before, after)) {
      const old = resolve(before?.[name], this.#base);
      const now = resolve(after?.[name], this.#revision);
      const place = inside(at, '', name);
      if (!old || !now) {
        this.#changes.text(old ? 'major' : 'minor', `Callback \`${name}\``, place, old, now);
        continue;
      }
      // The expression says which field of the request has the URL. There is one for each callback.
      const [[oldUrl, oldPath] = ['', {}], [newUrl, newPath] = ['', {}]] = [firstOf(old), firstOf(now)];
      if (oldUrl !== newUrl) {
        this.#changes.value('major', 'URL', { ...place, name }, oldUrl, newUrl);
      }
      this.comparePath(oldPath, newPath, place, newUrl);
    }
  }

  #compareSecurity(before: Node, after: Node, at: Place): void {
    const old: Node[] = before.security ?? this.#base.security ?? [];
    const now: Node[] = after.security ?? this.#revision.security ?? [];
    // Without alternatives, nobody has to authenticate.
    const lost = without(old.length > 0 ? old : [{}], now.length > 0 ? now : [{}]);
    const gained = without(now.length > 0 ? now : [{}], old.length > 0 ? old : [{}]);
    if (lost.length > 0) this.#changes.value('major', '`security`', at, old, now);
    else if (gained.length > 0) this.#changes.value('minor', '`security`', at, old, now);
  }
}

const partsOfOperation = ['parameters', 'requestBody', 'responses', 'callbacks', 'security'];
const partsOfParameter = ['name', 'in', 'required', 'schema', 'content', 'style', 'explode', 'allowReserved'];

/** Parameters of a path apply to each of its operations. */
const withShared = (operation: Node, { parameters = [] }: Node): Node =>
  parameters.length === 0 ? operation : { ...operation, parameters: [...parameters, ...(operation.parameters ?? [])] };

/** Parameters by place and name. A later one replaces an earlier one. */
const byName = (parameters: readonly Node[], document: Node): Node =>
  Object.fromEntries(
    parameters
      .map((parameter) => resolve(parameter, document))
      .map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
  );

const schemaOf = ({ schema, content }: Node): Node => schema ?? firstOf(content)?.[1]?.schema;

const firstOf = (node: Node): [string, Node] | undefined => Object.entries<Node>(Object(node))[0];
