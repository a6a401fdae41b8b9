/** Pages by the way they are built, including those with their own layout. */
export const kinds = [
  ['index.html'],
  [
    ...['first-call', 'client', 'tasks', 'batch', 'callbacks', 'files', 'costs', 'errors', 'production', 'media-rules'],
    ...[
      'mock-sandbox-service',
      'sandbox',
      'testing',
      'ci',
      'other-languages',
      'versions',
      'stability',
      'undocumented',
      'benchmarks',
    ],
  ].map((name) => `guides/${name}.html`),
  ['models.html'],
  ['models.html?compare=genq2,genq3-turbo'],
  ['models/genq2.html'],
  ['reference/createReference2Video.html?model=genq2-pro', 'reference/getAdFilm.html', 'reference/index.html'],
  ['rules.html'],
  ['rules/Task.html', 'rules/Reference2VideoRequest.html'],
  ['package/callbacks.html'],
  ['package/index.html'],
  ['changelog.html'],
];
