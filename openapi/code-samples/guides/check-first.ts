import { GenMedia, InvalidRequestError } from 'genmedia';
import { validateRequest } from 'genmedia/validate';

const gen = new GenMedia({ validate: validateRequest });
try {
  await gen.text2video.run({ model: 'genq2', prompt: 'x', duration: 11 });
} catch (error) {
  if (!(error instanceof InvalidRequestError)) throw error;
  for (const { path, message } of error.violations) {
    console.log(path, message);
  }
}
