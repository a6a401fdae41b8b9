import { readFileSync } from 'node:fs';
import { sectionsOf } from '../../../lib/changelog.js';
import { codeSample } from '../../site/highlight.js';
import { type Html, html } from '../../site/html.js';

/** How the package is installed: by its name, or as `next` while CHANGELOG.md has only versions with a hyphen, which are previews. */
export function installCommand(changelog = readFileSync('CHANGELOG.md', 'utf8')): string {
  const isStable = sectionsOf(changelog).some(({ version }) => /^\d[^-]*$/.test(version));
  return `npm install genmedia${isStable ? '' : '@next'}`;
}

/** The commands from nothing to a running sandbox. */
export function install(): Html {
  return html`<p>In your project:</p>
${codeSample(`${installCommand()}\nnpx genmedia sandbox`, 'sh')}`;
}
