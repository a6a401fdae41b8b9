import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { find, type Place } from '../docs/find.js';
import { docsFolder } from '../docs/package-files.js';
import { type Page, readPages } from '../docs/pages.js';
import { type Command, type CommandUsage, UsageError } from './shell/command.js';
import { didYouMean } from './shell/did-you-mean.js';
import { parse } from './shell/parse.js';
import { note, paint, plain, print, widthOf } from './shell/terminal.js';
import { columns } from './shell/text.js';

const usage = {
  command: 'genmedia docs [<words…>]',
  description:
    `Prints the page or the section of the docs that fits best, as Markdown, and names its file and other places. Without words
it lists the pages. They are files of this package.`.replaceAll('\n', ' '),
  options: { path: { help: 'print only the path of the file' } },
  words: { min: 0, max: 2 ** 16 },
  examples: [
    ['genmedia docs', 'all pages'],
    ['genmedia docs errors', 'a guide'],
    ['genmedia docs polling', 'what the docs say about polling'],
    ['genmedia docs tasks#when-to-poll', 'one section'],
    ['genmedia docs createText2Video', 'what an operation takes and returns'],
  ],
} as const satisfies CommandUsage;

export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { values, words } = parse(usage, args);
    const folder = docsFolder();
    const pages = readPages(folder);
    if (words.length === 0) {
      if (values.path) print(folder);
      else
        print(
          columns(
            pages.map(({ name, title }) => [name, title] as const),
            widthOf(process.stdout),
            0,
          ),
        );
      return 0;
    }
    const query = words.join(' ');
    checkSection(query, pages);
    const [best, ...others] = find(query, pages);
    if (!best) {
      const meant = didYouMean(
        query,
        pages.map(({ name }) => name),
      );
      throw new UsageError(`The docs say nothing about ${plain(query)}.${meant} genmedia docs lists their pages.`);
    }
    const file = join(folder, best.page.path);
    if (values.path) print(file);
    else {
      print(best.section.text);
      note(
        paint(
          'dim',
          `\n${pathToFileURL(file)}${others.length > 0 ? `\nAlso: ${placesOf(others)}` : ''}`,
          process.stderr,
        ),
      );
    }
    return 0;
  },
  complete: () => readPages(docsFolder()).map(({ name }) => name),
};

/** Rejects a section that its page does not have, such as `tasks#when-to-pol`: a search would find another page. */
function checkSection(query: string, pages: readonly Page[]): void {
  const [name = '', id] = query.split('#');
  const [place] = id ? find(name, pages) : [];
  if (!id || !place || place.section !== place.page.sections[0]) return;
  const ids = place.page.sections.flatMap((section) => section.id || []);
  if (ids.includes(id)) return;
  const help = `${didYouMean(id, ids)} It has ${ids.join(', ')}.`;
  throw new UsageError(`The page ${plain(name)} has no section ${plain(id)}.${help}`);
}

/** More places than these are left out. */
const maxPlaces = 5;

const placesOf = (places: readonly Place[]): string =>
  places
    .slice(0, maxPlaces)
    .map(({ page, section }) => (section.id ? `${page.name}#${section.id}` : page.name))
    .join(', ');
