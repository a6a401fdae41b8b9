import { version } from '../../../generated/constants.js';
import { isObject } from '../../shared/is-object.js';
import { notJson } from '../../shared/json-problem.js';
import { UsageError } from '../shell/command.js';

/** The name of the script in package.json. */
export const scriptName = 'contract';

/** `package.json` with the script and the dependency, or undefined if it has both. Its indentation and line endings stay. */
export function withScript(text: string | undefined, script: string, force: boolean): string | undefined {
  const before: PackageFile = text === undefined ? { private: true } : parse(text);
  const { scripts = {}, dependencies = {}, devDependencies = {} } = before;
  const hasScript = Object.hasOwn(scripts, scriptName) && (!force || scripts[scriptName] === script);
  const isInstalled = 'genmedia' in dependencies || 'genmedia' in devDependencies || before.name === 'genmedia';
  if (hasScript && isInstalled) return undefined;
  const after = {
    ...before,
    scripts: hasScript ? scripts : { ...scripts, [scriptName]: script },
    ...(!isInstalled && { devDependencies: { ...devDependencies, genmedia: version } }),
  };
  const indent = /^[{\s]*\n([ \t]+)"/.exec(text ?? '')?.[1] ?? '  ';
  const lines = `${JSON.stringify(after, null, indent)}\n`;
  return text?.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
}

/** Whether a `package.json` has another script of the same name. */
export function hasOwnScript(text: string | undefined, script: string): boolean {
  const found = text === undefined ? undefined : parse(text).scripts?.[scriptName];
  return found !== undefined && found !== script;
}

/** Whether a `package.json` has a script for tests. */
export const hasTests = (text: string | undefined): boolean =>
  text !== undefined && parse(text).scripts?.test !== undefined;

interface PackageFile {
  private?: boolean;
  name?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function parse(text: string): PackageFile {
  const json = text.replace(/^\ufeff/, '');
  let problem = 'it is not an object in JSON';
  try {
    const found: unknown = JSON.parse(json);
    if (isObject(found)) return found as PackageFile;
  } catch {
    problem = notJson(json);
  }
  throw new UsageError(
    `package.json cannot be used: ${problem}. Nothing was written. Correct it, then run the command again.`,
  );
}
