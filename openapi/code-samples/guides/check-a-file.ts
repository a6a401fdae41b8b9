import { InvalidRequestError } from 'genmedia';
import { fromFile } from 'genmedia/inputs';

try {
  const purpose = {
    for: 'createReference2Video',
    field: 'images',
  } as const;
  console.log(await fromFile('logo.png', purpose));
} catch (error) {
  if (!(error instanceof InvalidRequestError)) throw error;
  for (const { message } of error.violations) console.log(message);
}
