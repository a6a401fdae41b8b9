import { type Edit, editsIn } from './fault.js';

const callbacks = editsIn('src/callbacks');
const inputs = editsIn('src/inputs');
const models = editsIn('src/models');
const validate = editsIn('src/validate');
const generate = editsIn('scripts/generate');

/** What a programmer gets wrong where the package meets frameworks, forms and the values of the platform. */
export const integrationEdits: readonly Edit[] = [
  callbacks(
    'a signature checked on a body written again',
    'read-callback.ts',
    '  if (isRewritten(request) && verify.readsBody !== false) throw bodyTaken();\n',
    '',
  ),
  callbacks(
    'a parsed body rejected though nothing reads its bytes',
    'verify.ts',
    'beforeBody: check, readsBody: false as const',
    'beforeBody: check',
  ),
  callbacks(
    'failures missing in the log of rejections',
    'create-callback-handler.ts',
    '    run(() => onRejected(',
    '    if (!failure) run(() => onRejected(',
  ),
  callbacks(
    'the context of Next.js not accepted',
    'create-callback-handler.ts',
    'context?: CallbackContext | object)',
    'context?: CallbackContext)',
  ),
  callbacks('a body that Hono has kept not used', 'hono-context.ts', 'if (!raw.bodyUsed || !req.text) return raw;', ''),
  callbacks('waitUntil of Hono not used', 'hono-context.ts', 'return hono.executionCtx;', 'return undefined;'),
  callbacks('a reply of Fastify sent twice', 'node/to-node-listener.ts', '    reply.hijack();\n', ''),
  callbacks(
    'a method that Fetch does not support unheard of',
    'node/to-request.ts',
    'if (forbiddenMethods.includes(method))',
    "if (method === 'CONNECT')",
  ),
  inputs(
    'a stream read to its end',
    'from-stream.ts',
    'readToEnd(limit.maxBytes)',
    'readToEnd(Number.POSITIVE_INFINITY)',
  ),
  inputs('a stream left open', 'from-stream.ts', '    void source.close();\n', ''),
  inputs('the limit of the field not used', 'size-limit.ts', '|| largest.bytes >= maxFileBytes', '|| largest'),
  inputs('a large blob read', 'from-blob.ts', 'blob.size > maxBytes', 'blob.size < 0'),
  inputs(
    'an error page taken for a file',
    'from-response.ts',
    'if (ok && status !== 206) return;',
    'if (status) return;',
  ),
  inputs('a part taken for a file', 'from-response.ts', 'ok && status !== 206', 'ok'),
  inputs(
    'the length of an encoded body taken for that of the file',
    'from-response.ts',
    "headers.has('content-encoding') ? Number.NaN : ",
    '',
  ),
  [
    'a limit of a variant not the largest',
    'src/preflight/preflight-file.ts',
    'exclusiveMaximum ?? Number.POSITIVE_INFINITY) - 1',
    'exclusiveMaximum ?? Number.POSITIVE_INFINITY)',
  ],
  models(
    'any text taken for a model',
    'index.ts',
    'as readonly unknown[]).includes(model)',
    'as readonly unknown[]).length > 0',
  ),
  models(
    'a name of every object taken for a generator',
    'index.ts',
    'Object.hasOwn(generators, name)',
    'name in generators',
  ),
  models('fields of another model accepted in types', 'index.ts', '{ readonly [Key in Name]: Model }', 'unknown'),
  generate('fields of another model listed', 'models.ts', 'if (!cell) continue;', 'if (cell === undefined) continue;'),
  generate(
    'fields inside of a field lost',
    'models.ts',
    'fields[key] = rule;',
    'if (steps.length === 0) fields[key] = rule;',
  ),
  generate(
    'a list of a request that cannot be read-only',
    'request-types.ts',
    'return factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, list);',
    'return list;',
  ),
  generate(
    'a field of a request that may not be undefined',
    'request-types.ts',
    'if (!field.questionToken || !field.type) return field;',
    'if (!field.questionToken || field.type) return field;',
  ),
  generate('values hidden behind a name', 'request-types.ts', 'valuesOf(node.typeName.text) ?? node', 'node'),
  generate('a model without its fields in editors', 'field-docs.ts', '  describeModels(described);\n', ''),
  ['sources of maps not in the package', 'package.json', '    "src",\n', ''],
  validate('positions in lists as text', 'standard-schema.ts', 'Array.isArray(inner) ? Number(key) : key', 'key'),
  validate(
    'an escaped name of a field as it is',
    'standard-schema.ts',
    ".replaceAll('~1', '/').replaceAll('~0', '~')",
    '',
  ),
];
