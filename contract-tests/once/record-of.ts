import type { CreateRecord } from '../../src/once/index.js';

/** A record of a key that was sent. */
export const recordOf = (version: string, isOpen = true): CreateRecord => ({
  version,
  isOpen,
  steps: [{ type: 'sending', attempt: 'one', operation: 'createText2Video' }],
  startedAt: 0,
  until: 0,
  request: { generator: 'text2video' },
});
