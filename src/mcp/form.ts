import { fieldsFor } from './model-tools.js';

/**
 * What the price of a request may depend on: its generator, model, numbers, switches, choices and the number of its files, without
 * its texts. Requests of one form have cost the same so far; which fields decide is undocumented.
 */
export function formOf(generator: string, request: Readonly<Record<string, unknown>>): string {
  const fields = fieldsFor(generator, request);
  const parts = Object.entries(request).flatMap(([name, value]) => {
    const { values, const: only } = fields[name] ?? {};
    if (name === 'seed') return [];
    if (Array.isArray(value)) return [`${name}×${value.length}`];
    if (typeof value === 'number' || typeof value === 'boolean') return [`${name}=${value}`];
    return typeof value === 'string' && (values || only !== undefined) ? [`${name}=${value}`] : [];
  });
  return [generator, ...parts.sort()].join(' ');
}
