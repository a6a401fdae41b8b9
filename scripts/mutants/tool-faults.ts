import type { Edit } from './fault.js';

/** What a programmer gets wrong in the files for other tools, and in the list of what a change reaches. */
export const toolEdits: readonly Edit[] = [
  [
    'a rejection that is not listed',
    'openapi/overlays/sandbox.overlay.yaml',
    '      "415": { $ref: "#/components/responses/NotJsonType" }\n',
    '',
  ],
  ['a code that is not listed', 'openapi/overlays/sandbox.overlay.yaml', 'enum: [busy, fault]', 'enum: [fault]'],
  [
    'a code that is never sent',
    'openapi/overlays/sandbox.overlay.yaml',
    'enum: [too_large, fault]',
    'enum: [too_large, busy, fault]',
  ],
  [
    'a default response that allows everything',
    'openapi/overlays/sandbox.overlay.yaml',
    '  - target: $.paths.*[?@.operationId].responses.default\n    remove: true\n',
    '',
  ],
  ['another code for a rejection', 'src/sandbox/service/body.ts', "415, 'not_json_type'", "415, 'not_json'"],
  ['another status for a rejection', 'src/sandbox/service/body.ts', '(413, ', '(418, '],
  [
    'only the first example in a collection',
    'scripts/generate/collections/requests.ts',
    ': examples.map(',
    ': examples.slice(0, 1).map(',
  ],
  ['a collection without the word before the key', 'scripts/generate/collections/requests.ts', "'Token {{", "'{{"],
  [
    'an identifier of another caller in a collection',
    'scripts/generate/collections/requests.ts',
    '"(\\w+)_task_id": "[^"]*"/g',
    '"(\\w+)_task": "[^"]*"/g',
  ],
  [
    'an identifier that is not stored',
    'scripts/generate/collections/bruno.ts',
    'res.status === 200',
    'res.status === 201',
  ],
  ['a variable that Bruno rejects', 'scripts/generate/collections/bruno.ts', 'uid: toIdentifier(name),', ''],
  [
    'a field that Bruno does not know',
    'scripts/generate/collections/bruno.ts',
    'docs: description,\n    },\n  };',
    'doc: description,\n    },\n  };',
  ],
  [
    'an unknown field in a Postman collection',
    'scripts/generate/collections/postman.ts',
    'options: { raw:',
    'option: { raw:',
  ],
  ['another server taken for the mock', 'scripts/mock/prism.ts', 'isListening && (await', '(await'],
  ['operations merged into one line', 'src/diff/merge-places.ts', 'at > 1 &&', 'at >= 0 &&'],
  [
    'a narrower request rated as small',
    'src/diff/change.ts',
    "side === 'sent' ? 'narrower' : 'wider'",
    "side === 'sent' ? 'wider' : 'wider'",
  ],
  ['a limit next to a reference missing in the diff', 'src/diff/document.ts', '...others };', '};'],
  [
    'other keywords not compared if a type is narrower',
    'src/diff/compare-schemas.ts',
    'lost.length < old.length || gained.length < now.length',
    'lost.length < old.length',
  ],
];
