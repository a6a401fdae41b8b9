import * as rule from './builders.js';
import type { BodyChange, Rule } from './rule.js';

export const states = ['created', 'queueing', 'processing', 'success', 'failed'];
export const callbackStates = ['processing', 'success', 'failed'];
export const unknownStates = ['done', 'SUCCESS', 'cancelled'];

/** A valid body for each state: the common fields, and those that success adds. */
export const bodiesByState = (kept: string[], onSuccess: BodyChange): Record<string, BodyChange> =>
  Object.fromEntries(
    kept.map((state) => [
      state,
      {
        id: 't1',
        state,
        ...(state === 'failed' && { err_code: 'some-code' }),
        ...(state === 'success' && { err_code: '', ...onSuccess }),
      },
    ]),
  );

/** Rules for every body with a state: the possible states, and the value of `err_code` in each. */
export const stateRules = (kept: string[]): Rule[] => [
  rule.models('state', [...unknownStates, ...states.filter((state) => !kept.includes(state))]),
  rule.open(),
  rule.required('id'),
  rule.filled('id'),
  rule.text(
    'err_code',
    kept.filter((state) => state !== 'success' && state !== 'failed'),
  ),
  {
    rule: 'err_code is empty on success',
    for: ['success'],
    accept: [{ err_code: '' }],
    reject: [{ err_code: 'x' }, { err_code: 'some-code' }, { err_code: undefined }, { err_code: null }],
  },
  {
    rule: 'err_code is not empty on failure',
    for: ['failed'],
    accept: [{ err_code: 'x' }],
    reject: [{ err_code: '' }, { err_code: undefined }, { err_code: 5 }],
  },
];
