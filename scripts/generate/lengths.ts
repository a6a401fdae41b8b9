import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/*
 * `maxLength` and `minLength` count code points. Ajv counts every string through, 3 ms for a megabyte of payload. A code
 * point is one or two of JavaScript's characters, so the length alone decides in nearly every case.
 */

export const maxLength: CodeKeywordDefinition = {
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  error: { message: 'is too long', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(context) {
    const { data, schema: limit } = context;
    context.pass(_`${data}.length <= ${limit} || (${data}.length <= ${2 * limit} && ${count(context)} <= ${limit})`);
  },
};

export const minLength: CodeKeywordDefinition = {
  ...maxLength,
  keyword: 'minLength',
  code(context) {
    const { data, schema: limit } = context;
    context.pass(_`${data}.length >= ${2 * limit} || (${data}.length >= ${limit} && ${count(context)} >= ${limit})`);
  },
};

/** Goes into the generated module. Iterating a string gives its code points. */
export const codePoints = `function codePoints(text) {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}`;

/** Nothing runs the validators while they are made, so the text stands for the function. */
function count({ gen, data }: KeywordCxt) {
  const name = gen.scopeValue('func', { ref: codePoints, code: _`codePoints` });
  return _`${name}(${data})`;
}
