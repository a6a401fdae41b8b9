import { type Change, Changes } from './change.js';
import { PathComparison } from './compare-paths.js';
import { isSame, keysOf, type Node, without } from './document.js';
import { compareExtension } from './extensions.js';

/** What has changed from one document to another, other than its version. */
export function compareDocuments(base: Node, revision: Node): Change[] {
  const before = { ...base, info: { ...base.info, version: revision.info?.version } };
  if (isSame(before, revision)) return [];
  const changes = new Changes();
  compareTypes(before, revision, changes);
  const paths = new PathComparison(before, revision, changes);
  paths.compare(before.paths, revision.paths, 'sent');
  paths.compare(before.webhooks, revision.webhooks, 'read');
  compareSecuritySchemes(before, revision, changes);
  compareServers(before, revision, changes);
  for (const key of keysOf(before, revision)) {
    const place = { keys: [key], name: '', side: 'sent' as const };
    if (key === 'info') compareTexts(before.info, revision.info, 'info', changes);
    else if (key.startsWith('x-')) {
      compareExtension(key, before[key], revision[key], { ...place, keys: ['document'] }, changes);
    } else if (!comparedElsewhere.includes(key) && !isSame(before[key], revision[key])) {
      changes.text('patch', `\`${key}\``, place, before[key], revision[key]);
    }
  }
  if (changes.list.length === 0) {
    changes.add('patch', 'Examples or the like changed.', { keys: ['document'], name: '', side: 'sent' });
  }
  return changes.list;
}

const comparedElsewhere = ['paths', 'webhooks', 'components', 'servers', 'security'];

/** Types and validators of the package have the names of schemas. */
function compareTypes(base: Node, revision: Node, changes: Changes): void {
  const [before, after] = [Object(base.components?.schemas), Object(revision.components?.schemas)];
  for (const name of without(Object.keys(before), Object.keys(after))) {
    const place = { keys: [name], name, side: 'sent' as const };
    changes.add('major', `Type \`${name}\` of the package was removed.`, place);
  }
}

function compareTexts(before: Node, after: Node, name: string, changes: Changes): void {
  for (const key of keysOf(before, after)) {
    if (isSame(before?.[key], after?.[key])) continue;
    changes.text('patch', `\`${key}\``, { keys: [name], name, side: 'sent' }, before?.[key], after?.[key]);
  }
}

function compareSecuritySchemes(base: Node, revision: Node, changes: Changes): void {
  const [before, after] = [base.components?.securitySchemes, revision.components?.securitySchemes];
  for (const name of keysOf(before, after)) {
    const [old, now] = [before?.[name], after?.[name]];
    const place = { keys: ['securitySchemes', name], name: '', side: 'sent' as const };
    const subject = `security scheme \`${name}\``;
    if (!old || !now) changes.text(old ? 'major' : 'minor', `S${subject.slice(1)}`, place, old, now);
    else {
      for (const key of keysOf(old, now)) {
        if (isSame(old[key], now[key])) continue;
        const isText = key === 'description' || key.startsWith('x-');
        if (isText) changes.text('patch', `\`${key}\` of ${subject}`, place, old[key], now[key]);
        else changes.value('major', `\`${key}\` of ${subject}`, place, old[key], now[key]);
      }
    }
  }
}

function compareServers(base: Node, revision: Node, changes: Changes): void {
  const urls = ({ servers = [] }: Node): string[] => servers.map(({ url }: Node) => url);
  const place = { keys: ['servers'], name: '', side: 'sent' as const };
  const [removed, added] = [without(urls(base), urls(revision)), without(urls(revision), urls(base))];
  for (const url of removed) changes.add('major', `Server \`${url}\` was removed.`, place, url);
  for (const url of added) changes.add('minor', `Server \`${url}\` was added.`, place, undefined, url);
  if (removed.length + added.length === 0 && !isSame(base.servers, revision.servers)) {
    changes.text('patch', '`servers`', place, base.servers, revision.servers);
  }
}
