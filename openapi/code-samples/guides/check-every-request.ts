import { GenMedia, InvalidRequestError } from 'genmedia';
import { preflight } from 'genmedia/preflight';

const gen = new GenMedia({ preflight });
try {
  await gen.speech.create({
    text: 'Welcome.<#1#><#2#>Let us begin.',
    voice_setting_voice_id: 'Robot_Armor',
  });
} catch (error) {
  if (!(error instanceof InvalidRequestError)) throw error;
  for (const { path, message } of error.violations)
    console.log(path, message);
}
