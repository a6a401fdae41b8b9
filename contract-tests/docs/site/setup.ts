import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { serveDocs } from '../../../scripts/docs/site/serve.js';
import { provideOnDemand } from '../../support/on-demand.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the docs. The first request for it starts the build. */
    site: string;
  }
}

/** The repository that its links to sources lead to. */
export const repository = 'https://git.example/owner/genmedia';

/** One build of the docs for the whole run, by the command of package.json, served from its own folder. */
export default (project: TestProject) =>
  provideOnDemand(project, 'site', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'genmedia-docs-'));
    const remove = () => rm(folder, { recursive: true });
    try {
      const site = join(folder, 'site');
      const env = { ...process.env, DOCS_VERSION: '', DOCS_REPOSITORY: repository };
      await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/docs.ts', '--out', site], { env });
      const { url, close } = await serveDocs(site);
      return { url, stop: () => Promise.all([close(), remove()]) };
    } catch (error) {
      await remove();
      throw error;
    }
  });
