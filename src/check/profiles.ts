/** What is checked: see `profiles`. */
export type Profile = keyof typeof profiles;

// In a file of its own, so that a help text need not load the tables.

/** The profiles, with the requests that each sends. */
export const profiles = {
  read: 'only reads, so that nothing can create a task',
  refusals: 'only requests that must be rejected; ends if one is accepted',
  stateless: 'every request of the rules, for mocks without state',
  full: 'every rule: requests, tasks, callbacks and films; costs credits',
} as const;
