import { readFile, writeFile } from 'node:fs/promises';
import { documentPath } from '../docs/package-files.js';
import type { Command, CommandUsage } from './shell/command.js';
import { cannotWrite } from './shell/file-errors.js';
import { parse } from './shell/parse.js';

const usage = {
  command: 'genmedia openapi',
  extraWord: (word: string) =>
    /^v?3/.test(word)
      ? 'OpenAPI 3.1 is the default, and 3.0 an option: --3.0.'
      : /^(ya?ml|json)$/i.test(word)
        ? 'JSON is the default, and YAML an option: --yaml.'
        : `A file is an option: -o ${word}.`,
  description: 'Prints the OpenAPI document in one file.',
  options: {
    '3.0': { help: 'in OpenAPI 3.0, for tools that do not read 3.1' },
    yaml: { help: 'as YAML; JSON is the default' },
    output: { value: '<file>', short: 'o', help: 'write it to this file' },
  },
  examples: [
    ['genmedia openapi | jq .info.version', 'version of the document'],
    ['genmedia openapi --3.0 -o openapi.json', 'for a generator that reads OpenAPI 3.0'],
  ],
} as const satisfies CommandUsage;

export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { values } = parse(usage, args);
    const text = await documentText(values['3.0'] ? '-3.0' : '', values.yaml);
    if (values.output === undefined) process.stdout.write(text);
    else await writeFile(values.output, text).catch(cannotWrite(values.output));
    return 0;
  },
};

/** A document of this package, as it is shipped. OpenAPI 3.0 is shipped as JSON only. */
async function documentText(form: '' | '-3.0', isYaml: boolean): Promise<string> {
  if (!isYaml || form === '') return readFile(documentPath(`openapi${form}.${isYaml ? 'yaml' : 'json'}`), 'utf8');
  const { stringify } = await import('yaml');
  // Parsers of YAML 1.1 would read 16:9 as a number.
  return stringify(JSON.parse(await documentText(form, false)), { compat: 'yaml-1.1', aliasDuplicateObjects: false });
}
