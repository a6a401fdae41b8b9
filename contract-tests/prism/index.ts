import { ask } from '../support/on-demand.js';

/** The URL of the Prism that all tests share. */
export const prism = (): Promise<string> => ask('prism');
