import { readFileSync } from 'node:fs';

/** What is set from outside when the site is built, by `DOCS_VERSION` and `DOCS_REPOSITORY`. */
interface BuildOptions {
  /** The version of the docs, such as `main` or `v1.2.3`: the site is then in a folder of that name. */
  version?: string;
  /** The URL of the repository, for links to the sources of pages. */
  repository?: string;
}

/** Reads the options. Without `DOCS_REPOSITORY` the repository is that of package.json, and without either there is none. */
export function buildOptions(environment: NodeJS.ProcessEnv = process.env): BuildOptions {
  const { DOCS_VERSION: version, DOCS_REPOSITORY } = environment;
  const repository = DOCS_REPOSITORY || repositoryOf(JSON.parse(readFileSync('package.json', 'utf8')));
  if (version && !/^[\w][\w.-]*$/.test(version)) {
    throw new Error(
      `DOCS_VERSION is ${JSON.stringify(version)}. It names a folder: use letters, digits, dots and hyphens.`,
    );
  }
  return { ...(version && { version }), ...(repository && { repository: webUrl(repository) }) };
}

function repositoryOf({ repository }: { repository?: string | { url?: string } }): string | undefined {
  return typeof repository === 'string' ? repository : repository?.url;
}

/** The URL of a repository in a browser: `git+https://host/owner/name.git` → `https://host/owner/name`. */
export function webUrl(repository: string): string {
  const url = repository
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/(?:\.git)?\/?$/, '');
  if (!/^https?:\/\/[^/]+\/./.test(url)) {
    throw new Error(
      `The repository is ${JSON.stringify(repository)}. Set DOCS_REPOSITORY to its URL, such as https://host/owner/name.`,
    );
  }
  return url;
}

/** Where a file of the repository is edited. */
export function editUrl(repository: string, file: string): string {
  return `${pagesOf(repository)}edit/main/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** Where the issues of the repository are. */
export const issuesUrl = (repository: string): string => `${pagesOf(repository)}issues`;

/** What the URLs of its pages begin with. GitLab has its own kind; others follow GitHub. */
const pagesOf = (repository: string) => `${repository}/${new URL(repository).host.includes('gitlab') ? '-/' : ''}`;
