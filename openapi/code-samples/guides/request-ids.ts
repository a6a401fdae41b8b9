import { GenMedia, RejectedError } from 'genmedia';

const gen = new GenMedia();
const created = gen.speech.create({
  text: 'Good evening.',
  voice_setting_voice_id: 'any',
});
const { data, response, requestId } = await created.withResponse();
console.log(data.state, response.status, requestId);

try {
  await gen.tasks.get('no-such-task');
} catch (error) {
  if (!(error instanceof RejectedError)) throw error;
  const { status, requestId, headers } = error;
  console.log(status, requestId, headers?.['content-type']);
}
