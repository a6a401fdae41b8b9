import type { Collection, CollectionRequest } from './requests.js';

/** A Postman collection, by the schema that it names. */
export function toPostman({ name, description, authorization, variables, folders }: Collection): object {
  return {
    info: { name, description, schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: authorization.name, type: 'string' },
        { key: 'value', value: authorization.value, type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: variables.map(({ name: key, value, description }) => ({ key, value, type: 'string', description })),
    item: folders.map(({ name, description, requests }) => ({ name, description, item: requests.map(toItem) })),
  };
}

function toItem({ name, description, method, path, body, sets }: CollectionRequest): object {
  return {
    name,
    request: {
      method,
      description,
      header: body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      url: { raw: `{{baseUrl}}${path}`, host: ['{{baseUrl}}'], path: path.slice(1).split('/') },
      ...(body !== undefined && { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
    },
    response: [],
    ...(sets.size > 0 && { event: [{ listen: 'test', script: { type: 'text/javascript', exec: scriptOf(sets) } }] }),
  };
}

function scriptOf(sets: CollectionRequest['sets']): string[] {
  return [
    'if (pm.response.code === 200) {',
    '  const body = pm.response.json();',
    ...[...sets].map(([variable, fields]) => {
      const value = fields.map((field) => `body.${field}`).join(' ?? ');
      return `  pm.collectionVariables.set('${variable}', ${value});`;
    }),
    '}',
  ];
}
