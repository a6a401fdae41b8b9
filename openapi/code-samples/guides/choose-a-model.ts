import { GenMedia } from 'genmedia';
import { fieldsOf, generators, isModel } from 'genmedia/models';

const { model }: { model: string } = JSON.parse('{ "model": "genq2" }');
if (!isModel('text2video', model)) {
  throw new Error(
    `model is one of ${generators.text2video.models.join()}.`,
  );
}
for (const [name, field] of Object.entries(fieldsOf('text2video', model))) {
  console.log(name, field.required ? 'required' : 'optional', field.text);
}

const request = { model, prompt: 'A lighthouse in a storm' };
const task = await new GenMedia().text2video.run(request);
console.log(task.creations[0]?.url);
