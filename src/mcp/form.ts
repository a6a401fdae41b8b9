import { fieldsFor, infoOf } from './model-tools.js';

/**
 * What the price of a request may depend on: its generator, model, numbers, switches, choices, the number of its files, and
 * about how long a text is that is spoken. Requests of one form have cost the same so far; which fields decide is undocumented.
 */
export function formOf(generator: string, request: Readonly<Record<string, unknown>>): string {
  const fields = fieldsFor(generator, request);
  const { creates } = infoOf(generator);
  const parts = Object.entries(request).flatMap(([name, value]) => {
    const { values, const: only, minimum, script } = fields[name] ?? {};
    if (Array.isArray(value)) return [`${name}×${value.length}`];
    if (typeof value === 'boolean') return [`${name}=${value}`];
    // Any number at all is a seed.
    if (typeof value === 'number') return values || minimum !== undefined ? [`${name}=${value}`] : [];
    if (typeof value !== 'string') return [];
    if (values || only !== undefined) return [`${name}=${value}`];
    const isSpoken = creates === 'audio' || script;
    return isSpoken ? [`${name}≤${2 ** Math.ceil(Math.log2(value.length + 1))}`] : [];
  });
  return [generator, ...parts.sort()].join(' ');
}
