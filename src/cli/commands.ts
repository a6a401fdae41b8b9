import type { Commands } from './shell/command.js';

/** All commands, in the order of the help. */
export const commands: Commands = {
  run: { summary: 'create a task, wait for it and save its result', load: () => import('./run.js') },
  create: { summary: 'create a task, and print its id', load: () => import('./create.js') },
  wait: { summary: 'wait for a task, by its id or handle', load: () => import('./wait.js') },
  resume: { summary: 'the same as wait', load: async () => ({ command: (await import('./wait.js')).resume }) },
  get: { summary: 'read a task', load: () => import('./get.js') },
  download: { summary: 'save the result of a task', load: () => import('./download.js') },
  listen: { summary: 'receive callbacks, print and forward them', load: () => import('./listen.js') },
  validate: { summary: 'validate requests, responses and callbacks', load: () => import('./validate.js') },
  check: { summary: 'check a server against the document', load: () => import('./check.js') },
  diff: { summary: 'compare two documents, and rate each change', load: () => import('./diff.js') },
  init: { summary: 'write the files that run these checks in CI', load: () => import('./init.js') },
  models: { summary: 'show what each model accepts', load: () => import('./models.js') },
  docs: { summary: 'print what the docs say about something', load: () => import('./docs.js') },
  openapi: { summary: 'print the OpenAPI document', load: () => import('./openapi.js') },
  sandbox: { summary: 'run the service on this machine', load: () => import('./sandbox.js') },
  mcp: { summary: 'serve tools for assistants and agents', load: () => import('./mcp.js') },
  completion: { summary: 'print a completion script for bash, zsh or fish', load: () => import('./completion.js') },
};
