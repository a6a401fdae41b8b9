import { samplesOf } from '../../../scripts/docs/samples/index.js';
import type { Sample } from '../../../scripts/docs/samples/languages.js';
import { requestsOf, type SampleRequest } from '../../../scripts/docs/samples/request.js';
import { document, operations } from '../../support/document.js';

/** A body with what a language could read in another way. Its operation accepts any object. */
const hostile: SampleRequest = {
  operationId: 'createGeneralOneClick',
  method: 'POST',
  path: '/ent/v2/one-click/general_one_click',
  example: 'hostile',
  title: 'Texts that look like code',
  variables: [],
  body: {
    quotes: `It's "quoted", ''twice'' and """thrice"""`,
    single: "It's",
    double: '{"Label":"demo"}',
    backquotes: '`cover here` and "this"',
    templates: `\${HOME} $HOME $(cover here) $1 {here} %s %d {{x}}`,
    escapes: 'a \\ and \\n and \\u0041 and \\\' and \\"',
    lines: 'two\nlines\r\n\tand \u0000 \u001b \u007f \u2028',
    letters: 'é 雨 🎬 \uFEFF',
    comments: "// # /* */ -- '''",
    'a-key "with" quotes': { class: null, yes: true, no: false, empty: {}, none: [] },
    numbers: [0, -1, 1.5, 1e21, 1e-7],
    mixed: ['text', 1, null, ['nested', []], { deep: [{ deeper: true }, { deeper: false }] }],
  },
};

/** Every request that the docs show. */
export const shownRequests: readonly SampleRequest[] = operations.flatMap(({ operation }) =>
  requestsOf(document, operation.operationId),
);

/** And one that they do not. */
export const allRequests: readonly SampleRequest[] = [...shownRequests, hostile];

/** The samples of requests in one language, with a name for a file. */
export function samplesIn(language: Sample['language'], requests = allRequests) {
  return requests.map((request, index) => {
    const sample = samplesOf(document, request).find((one) => one.language === language);
    if (!sample) throw new Error(`${request.operationId} has no sample in ${language}.`);
    return { request, code: sample.code, name: `sample_${String(index).padStart(2, '0')}` };
  });
}

/** Requests of known paths by operations that the client has no method for, as if they were new in the document. */
export const unknownToClient: readonly SampleRequest[] = [
  'createText2Video',
  'getAdFilm',
  'updateSubject',
  'listSubjects',
].map((operationId) => ({ ...requestsOf(document, operationId)[0], operationId: `${operationId}Again` }));
