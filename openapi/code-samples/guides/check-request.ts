import { fromFile } from 'genmedia/inputs';
import { preflight } from 'genmedia/preflight';

const findings = await preflight('createStartEnd2Video', {
  model: 'genq3-pro',
  images: [await fromFile('tall.png'), 'https://example.com/end.png'],
  bgm: true,
});
for (const { severity, path, message } of findings) {
  console.log(`${severity} ${path}: ${message}`);
}
for (const { reason, path, message } of findings.notInspected) {
  console.log(`${reason} ${path}: ${message}`);
}
