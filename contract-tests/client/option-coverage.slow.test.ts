import { expect, it } from 'vitest';
import type { CodeText } from '../../scripts/docs/package/model.js';
import { readEntries } from '../../scripts/docs/package/read-entries.js';
import { misspelled } from './misspelled-options.js';

/** What users implement and the package calls. */
const ofUsers = ['IoRedisClient', 'NodeRedisClient', 'InboxStorage', 'JournalStorage'];

/** A parameter with options, by its type. */
const takesOptions = /\w\??: (?:\w*(?:Options|Location|Purpose)\b|\{ \w+\?:)|readonly NewJob\[\]/;

const textOf = (code: CodeText) => code.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The functions, constructors and methods with options of every entry of the package, as its docs list them. */
function functionsWithOptions(): string[] {
  const found = readEntries().entries.flatMap(({ exports }) =>
    exports
      .filter(({ name, home }) => !home && !ofUsers.includes(name))
      .flatMap(({ name, signatures, members }) => [
        ...signatures
          .map(textOf)
          .filter((text) => /^(?:function|new) /.test(text))
          .map((text) => [name, text] as const),
        ...members
          .filter(({ kind, isInherited }) => kind !== 'property' && !isInherited)
          .map((member) => [member.name ? `${name}.${member.name}` : name, textOf(member.code)] as const),
      ]),
  );
  return [...new Set(found.filter(([, text]) => takesOptions.test(parametersOf(text))).map(([name]) => name))].sort();
}

/** A signature without its result. */
const parametersOf = (text: string) => text.replace(/\s+/g, ' ').replace(/\)(?:: [^()]*(?:\(.*\))?[^()]*)$/, ')');

it('tries a misspelling with every public function that takes options', () => {
  const tried = new Set(misspelled.map(([name]) => name.replace(/,.*$/, '')));
  const all = functionsWithOptions();
  expect(all.length).toBeGreaterThan(40);
  expect([...tried].sort()).toEqual(all);
});
