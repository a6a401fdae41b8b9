import type { CommandUsage, Option } from './command.js';
import { columns, wrap } from './text.js';

/** The help of a command. */
export function helpOf({ command, description, options, examples }: CommandUsage, width: number): string {
  const groups = new Map<string, [string, string][]>();
  for (const [name, option] of Object.entries(options)) {
    const { group = 'Options', hidden } = option;
    if (hidden) continue;
    groups.set(group, [...(groups.get(group) ?? []), [flagOf(name, option), meaningOf(option)]]);
  }
  groups.set('Options', [...(groups.get('Options') ?? []), ['-h, --help', 'show this help']]);
  const sections = [...groups].map(([group, rows]) => `${group}\n${columns(rows, width)}`);
  const samples = examples.map(([line, meaning]) => `  ${line}\n      ${meaning}`).join('\n');
  return [`${command} [options]`, wrap(description, width), ...sections, samples && `Examples\n${samples}`]
    .filter(Boolean)
    .join('\n\n');
}

function flagOf(name: string, { value, short }: Option): string {
  const flag = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short ? `-${short}, ${flag}` : `    ${flag}`;
}

function meaningOf({ help, default: text, multiple }: Option): string {
  const notes = [text !== undefined && `default: ${text}`, multiple && 'repeatable'].filter(Boolean);
  return notes.length > 0 ? `${help} (${notes.join('; ')})` : help;
}
