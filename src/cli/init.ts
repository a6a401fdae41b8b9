import { type Command, type CommandUsage, UsageError } from './shell/command.js';
import { didYouMean, meantName } from './shell/did-you-mean.js';
import { parse } from './shell/parse.js';
import { note, paint, print } from './shell/terminal.js';

const targets = ['github', 'gitlab', 'npm'] as const;

const usage = {
  command: 'genmedia init ci [<target>]',
  description: `Writes the files that run contract checks in CI: genmedia validate for bodies in contract/bodies, your own tests in a sandbox or genmedia check for your server, and genmedia diff for changes since the document in contract/openapi.json. It changes no file that exists, except that it adds a script and a dependency to package.json.

Targets
  github  .github/workflows/contract.yml
  gitlab  .gitlab/contract.yml, included by .gitlab-ci.yml
  npm     only the script "contract" in package.json, which the others have too

Default: gitlab if there is a .gitlab-ci.yml, else github.`,
  options: {
    server: {
      value: '<url>',
      help: 'your server, gateway or stand-in to check; by default npm test runs in a sandbox',
    },
    force: { help: 'replace files that exist' },
  },
  words: { min: 1, max: 2 },
  examples: [
    ['genmedia init ci', 'for GitHub Actions'],
    ['genmedia init ci npm --server https://staging.example.com', 'a script that checks your server'],
  ],
} as const satisfies CommandUsage;

export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { values, words } = parse(usage, args);
    const [what = '', target] = words;
    if (what !== 'ci') throw new UsageError(meantWith(what, target));
    if (target !== undefined && !isTarget(target)) {
      throw new UsageError(
        `There is no target ${target}.${didYouMean(target, targets)} Targets: ${targets.join(', ')}.`,
      );
    }
    const { writeProject } = await import('./init/write-project.js');
    const { written, kept, next } = await writeProject({ target, server: values.server, force: values.force });
    for (const file of written) print(`${paint('green', 'wrote')}  ${file}`);
    for (const file of kept) print(`${paint('yellow', 'kept')}   ${file}, which exists; --force replaces it`);
    note(`\nNext:\n${next.map((step) => `  ${step}`).join('\n')}`);
    return 0;
  },
  complete: ([first]) => (first === undefined ? ['ci'] : targets),
};

/** What was meant without `ci`. The command without its target would write other files. */
function meantWith(what: string, target: string | undefined): string {
  const meant = [what, target ?? ''].flatMap((word) => targetIn(word) ?? [])[0];
  if (meant) return `genmedia init ${what} lacks the word ci: genmedia init ci ${meant}.`;
  const all = targets.map((one) => `genmedia init ci ${one}`).join(', ');
  return `genmedia init writes ci, the files for checks in CI, not ${what}. There are ${all}.`;
}

/** `.gitlab-ci.yml` → `gitlab`. */
const targetIn = (word: string) => targets.find((one) => word.toLowerCase().includes(one)) ?? meantName(word, targets);

const isTarget = (word: string): word is (typeof targets)[number] => (targets as readonly string[]).includes(word);
