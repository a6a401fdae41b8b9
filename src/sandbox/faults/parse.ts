import { ConfigurationError } from '../../errors/configuration-error.js';
import { excerpt } from '../../shared/text.js';
import { durationHelp } from '../time/duration.js';
import type { Fault } from './fault.js';
import { faultTable, type Parameter, scopeTable } from './table.js';

/** Thrown for an invalid fault. The message says what to write instead. */
export class FaultError extends ConfigurationError {}

/**
 * Checks a fault, and converts its durations to milliseconds.
 *
 *     toFault({ fault: 'status', code: 503, for: '60s' })
 */
export function toFault(value: unknown): Fault {
  if (typeof value === 'string') {
    throw new FaultError(`A fault is an object such as { "fault": "lost" }, not the text ${excerpt(value)}.`);
  }
  const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const name = fields.fault;
  if (typeof name !== 'string' || !Object.hasOwn(faultTable, name)) {
    const names = Object.keys(faultTable).join(', ');
    const [first = ''] = `${name}`.split(' ');
    const help = Object.hasOwn(faultTable, first) ? ` Separate its fields by ;, such as ${first}; times=1.` : '';
    throw new FaultError(`A fault is one of ${names}, not ${excerpt(name ?? value)}.${help}`);
  }
  const parameters: Record<string, Parameter> = {
    ...faultTable[name as keyof typeof faultTable].parameters,
    ...scopeTable,
  };
  const fault: Record<string, unknown> = { fault: name };
  for (const key of Object.keys(fields)) {
    if (key === 'fault' || fields[key] === undefined) continue;
    const parameter = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
    if (!parameter) throw new FaultError(`${name} takes ${Object.keys(parameters).join(', ')}, not ${excerpt(key)}.`);
    fault[key] = parameter.parse(fields[key]);
    if (fault[key] === undefined) {
      const unit =
        parameter.takes === durationHelp && typeof fields[key] === 'string' && /^\d+$/.test(fields[key])
          ? ' without a unit'
          : '';
      throw new FaultError(`${key} of ${name} takes ${parameter.takes}, not ${excerpt(fields[key])}${unit}.`);
    }
  }
  for (const [key, { optional, takes }] of Object.entries(parameters)) {
    if (!optional && fault[key] === undefined) throw new FaultError(`${name} needs ${key}: ${takes}.`);
  }
  return fault as unknown as Fault;
}

/** The faults of a header: `status; code=429; retryAfter=2s, callback-doubled`. */
export function parseFaults(header: string): Fault[] {
  return header.split(',').map((text) => {
    const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
    const entries = parameters.map((parameter) => {
      const [key = '', ...value] = parameter.split('=');
      return [key.trim(), value.join('=').trim()];
    });
    const keys = ['fault', ...entries.map(([key]) => key)];
    const repeated = keys.find((key, index) => keys.indexOf(key) < index);
    if (repeated !== undefined)
      throw new FaultError(`${name} takes each parameter only once. ${excerpt(repeated)} is repeated.`);
    return toFault({ ...Object.fromEntries(entries), fault: name });
  });
}
