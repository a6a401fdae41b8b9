import { operations } from '../../../generated/operations.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import { closest } from '../../shared/closest.js';
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
    throw new FaultError(`A fault is an object such as { "fault": "lost" }, not the string ${excerpt(value)}.`);
  }
  const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const name = fields.fault;
  if (typeof name !== 'string' || !isFaultName(name)) {
    const [wrong, help] = [excerpt(name ?? value), helpFor(`${name}`)];
    if (help) throw new FaultError(`There is no fault ${wrong}. ${help}`);
    throw new FaultError(`A fault is one of ${Object.keys(faultTable).join(', ')}, not ${wrong}.`);
  }
  const parameters: Record<string, Parameter> = {
    ...faultTable[name].parameters,
    ...scopeTable,
  };
  const fault: Record<string, unknown> = { fault: name };
  for (const key of Object.keys(fields)) {
    if (key === 'fault' || fields[key] === undefined) continue;
    const parameter = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
    if (!parameter) {
      const names = Object.keys(parameters);
      const meant = closest(key, names);
      const help = meant ? `Did you mean ${meant}?` : `It has ${names.join(', ')}.`;
      throw new FaultError(`The fault ${name} has no field ${excerpt(key)}. ${help}`);
    }
    fault[key] = parameter.parse(fields[key]);
    if (fault[key] === undefined) {
      const unit =
        parameter.mustBe === durationHelp && typeof fields[key] === 'string' && /^\d+$/.test(fields[key])
          ? ' without a unit'
          : '';
      const meant =
        typeof fields[key] === 'string' && key === 'operation' && closest(fields[key], Object.keys(operations));
      const help = meant ? ` Did you mean ${meant}?` : '';
      throw new FaultError(`${key} of ${name} must be ${parameter.mustBe}, not ${excerpt(fields[key])}${unit}.${help}`);
    }
  }
  for (const [key, { optional, mustBe }] of Object.entries(parameters)) {
    if (!optional && fault[key] === undefined) throw new FaultError(`${name} needs ${key}: ${mustBe}.`);
  }
  return fault as unknown as Fault;
}

/** Says what to write in place of a wrong name: `status=503` and `503` are meant as a fault with a field. */
function helpFor(name: string): string | undefined {
  const [first = ''] = name.split(/[ =:]/);
  const kind = /^[1-5]\d\d$/.test(first) ? 'status' : first;
  if (isFaultName(kind)) {
    const needed = Object.entries<Parameter>(faultTable[kind].parameters).filter(([, { optional }]) => !optional);
    const fields = needed.map(([key, { mustBe }]) => `${key}=<${mustBe}>`);
    return `Write it as ${[kind, ...fields].join('; ')}, with a ; before each field.`;
  }
  const meant = closest(name, Object.keys(faultTable));
  return meant && `Did you mean ${meant}?`;
}

const isFaultName = (name: string): name is keyof typeof faultTable => Object.hasOwn(faultTable, name);

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
      throw new FaultError(`${name} must have each parameter only once. ${excerpt(repeated)} is repeated.`);
    return toFault({ ...Object.fromEntries(entries), fault: name });
  });
}
