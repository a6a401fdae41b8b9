import type { TestProject } from 'vitest/node';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { startPrism } from '../../scripts/mock/prism.js';
import { document } from '../support/document.js';
import { provideOnDemand } from '../support/on-demand.js';
import { toTestDocument } from './prism-document.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A request to this URL returns the URL of Prism. */
    prism: string;
  }
}

/** One Prism for the whole run. */
export default (project: TestProject) =>
  provideOnDemand(project, 'prism', async () => startPrism(toTestDocument(document), await reservePort()));
