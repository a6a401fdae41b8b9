import { createHash } from 'node:crypto';
import type { Collection, CollectionRequest } from './requests.js';

/**
 * The collection as Bruno exports it, as one file. When Bruno imports it, it gives identifiers to requests and folders, but
 * before version 4 not to variables.
 */
export function toBruno({ name, description, authorization, variables, folders }: Collection): object {
  const { name: key, value } = authorization;
  return {
    name,
    version: '1',
    items: folders.map(({ name, description, requests }, index) => ({
      type: 'folder',
      name,
      seq: index + 1,
      root: { docs: description, meta: { name } },
      items: requests.map(toItem),
    })),
    environments: [],
    root: {
      docs: description,
      request: {
        auth: { mode: 'apikey', apikey: { key, value, placement: 'header' } },
        vars: {
          req: variables.map(({ name, value }) => ({
            uid: toIdentifier(name),
            name,
            value,
            enabled: true,
            local: false,
          })),
        },
      },
    },
    brunoConfig: { version: '1', name, type: 'collection' },
  };
}

/** An identifier of the 21 letters and digits that Bruno expects, the same in every run. */
const toIdentifier = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 21);

function toItem({ name, description, method, path, body, sets }: CollectionRequest, index: number): object {
  return {
    type: 'http',
    name,
    seq: index + 1,
    request: {
      url: `{{baseUrl}}${path}`,
      method,
      headers: body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json', enabled: true }],
      params: [],
      body: body === undefined ? { mode: 'none' } : { mode: 'json', json: body },
      auth: { mode: 'inherit' },
      ...(sets.size > 0 && { script: { res: scriptOf(sets) } }),
      docs: description,
    },
  };
}

function scriptOf(sets: CollectionRequest['sets']): string {
  const lines = [...sets].map(([variable, fields]) => {
    const value = fields.map((field) => `res.body.${field}`).join(' ?? ');
    return `  bru.setVar('${variable}', ${value});`;
  });
  return ['if (res.status === 200) {', ...lines, '}'].join('\n');
}
