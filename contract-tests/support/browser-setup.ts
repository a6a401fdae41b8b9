import type { TestProject } from 'vitest/node';
import { provideOnDemand } from './on-demand.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A request to a path of this URL returns the URL of a browser, the same for the same path. */
    browser: string;
  }
}

/** A browser for each worker of the run, in which its files open windows of their own. */
export default (project: TestProject) =>
  provideOnDemand(project, 'browser', async () => {
    // Most runs of single files open no browser.
    const { launchBrowserServer } = await import('../../scripts/lib/browser.js');
    const server = await launchBrowserServer();
    return { url: server.wsEndpoint(), stop: () => server.close() };
  });
