/**
 * Rules of the service that no schema can express, so that no judge here decides them. The document states each with a
 * keyword that programs read; `media.test.ts` compares those with the service.
 */
export const beyond: readonly { rule: string; keyword: string; why: string }[] = [
  {
    rule: 'a file has an allowed format, size, length and shape',
    keyword: 'x-media',
    why: 'A schema does not open files.',
  },
  { rule: 'a request has at most 20 MB', keyword: 'x-max-bytes', why: 'A schema sees values, not their bytes.' },
  {
    rule: 'a pause in speech stands alone between two spoken texts and lasts 0.01 to 99.99 seconds',
    keyword: 'x-pause-marker',
    why: 'A pattern could express it, but would have to read the whole text, and its message would not say which pause is wrong.',
  },
  {
    rule: 'a film is composed of as many videos as it has segments',
    keyword: 'x-count-equals',
    why: 'It depends on the film.',
  },
  { rule: 'meta_data holds JSON', keyword: 'contentMediaType', why: 'To JSON Schema that is a hint.' },
];
