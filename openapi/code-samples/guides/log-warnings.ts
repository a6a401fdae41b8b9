import { GenMedia } from 'genmedia';
import { preflight } from 'genmedia/preflight';

const gen = new GenMedia({
  async preflight(operation, body) {
    const findings = await preflight(operation, body);
    for (const { severity, message } of findings) {
      if (severity === 'warning') console.log(operation, message);
    }
    return findings;
  },
});
await gen.reference2video.create({
  model: 'genq2-pro',
  prompt: '[@hero] walks along the beach',
  subjects: [{ name: 'Hero' }],
});
