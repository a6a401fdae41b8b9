/** The judges, as the pages present them. The keys are those of `contract-tests/judges/`. */
export const judges: Readonly<Record<string, { name: string; what: string }>> = {
  schema: { name: 'schema', what: 'The JSON Schema in the document, read by Ajv in its strict mode.' },
  validators: { name: 'validators', what: 'The functions of genmedia/validate, generated from the document.' },
  sandbox: { name: 'sandbox', what: 'The sandbox of the package. Each request is sent to it.' },
  'openapi-3.0': { name: 'OpenAPI 3.0', what: 'The schemas of the document in OpenAPI 3.0, read by Ajv.' },
  types: { name: 'types', what: 'The generated TypeScript types. Each body is compiled as a value of its type.' },
  prism: { name: 'Prism', what: 'Prism, a server that knows only the document. Each body is sent to it over HTTP.' },
  preflight: {
    name: 'preflight',
    what: 'The function of genmedia/preflight. It gets real files, and only it decides the rules on files and texts.',
  },
};

/** The judges of a rule: preflight for those that no schema can express, and all others for the rest. */
export const judgesOf = ({ preflight }: { preflight?: unknown }): string[] =>
  Object.keys(judges).filter((judge) => (judge === 'preflight') === (preflight !== undefined));
