import { GenMedia } from 'genmedia';

const write = (message: string) => console.log(message);
const logger = { error: write, warn: write, info: write, debug: write };
const gen = new GenMedia({ logger, logLevel: 'info' });
await gen.text2video.run({ model: 'genq2', prompt: 'A lighthouse' });
