import { readFileSync } from 'node:fs';
import { notesOf } from '../../../lib/changelog.js';
import { codeSample } from '../../site/highlight.js';
import { type Html, html } from '../../site/html.js';

/** How the package is installed now: from a registry once CHANGELOG.md has a version, from a tarball before that. */
export function installSteps(changelog = readFileSync('CHANGELOG.md', 'utf8')): { why: string; commands: string } {
  const isReleased = [...notesOf(changelog).keys()].some((version) => /^\d/.test(version));
  if (isReleased) return { why: 'In your project:', commands: 'npm install genmedia' };
  return {
    why: 'The package is not on a registry yet. Pack its repository, and install the tarball in your project:',
    commands: 'npm ci && npm pack\ncd ../your-project\nnpm install ../genmedia/genmedia-*.tgz',
  };
}

/** The commands from nothing to a running sandbox. */
export function install(): Html {
  const { why, commands } = installSteps();
  return html`<p>${why}</p>
${codeSample(`${commands}\nnpx genmedia sandbox`, 'sh')}`;
}
