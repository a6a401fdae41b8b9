import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const task = await gen.speech.run({
  // A pause of one and a half seconds.
  text: 'Welcome.<#1.5#>Let us begin.',
  voice_setting_voice_id: 'Chinese (Mandarin)_News_Anchor',
  voice_setting_speed: 1.2,
});
console.log(task.creations[0]?.url);
