import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { sampleCoverageFile } from '../../../scripts/docs/guides/parts/sample-coverage.js';
import { reservePort } from '../../../scripts/lib/reserve-port.js';
import { png } from '../../preflight/files/images.js';
import { fences, guide as guideOf } from '../guides/guides.js';
import { runElsewhere, samplesOnDisk, samplesShown } from './guide-samples.js';
import { metBySamples, runSample, type SampleRun, samplesFolder } from './samples.js';

const guides = new URL('../../../openapi/docs/guides/', import.meta.url);

const url = /^http:\/\/127\.0\.0\.1:4020\/_sandbox\/results\/\S+\.mp4/;
const operationsOf = ({ requests }: SampleRun) => requests.map(({ operation }) => operation);

/** What each sample of a guide does, according to the guide. */
const samples: Record<string, [guide: string, shows: (run: SampleRun) => unknown]> = {
  'first-call.ts': [
    'first-call',
    (run) => {
      expect(run.output).toEqual([expect.stringMatching(url)]);
      expect(operationsOf(run)).toEqual(['createText2Video', 'getTaskCreations']);
    },
  ],
  'typed-call.ts': ['client', ({ output }) => expect(output).toEqual([expect.stringMatching(/^success http/)])],
  'move-the-clock.ts': [
    'sandbox',
    ({ output, seconds }) => {
      expect(output).toEqual([expect.stringMatching(/^http:\/\/localhost\/_sandbox\/results\//)]);
      expect(seconds).toBe(0);
    },
  ],
  'choose-a-model.ts': [
    'client',
    (run) => {
      expect(run.output).toContain('prompt required up to 5000 characters');
      expect(run.output.join('\n')).toContain('aspect_ratio optional 16:9 (default), 9:16');
      expect(run.output.at(-1)).toMatch(url);
    },
  ],
  'any-generator.ts': [
    'client',
    (run) => {
      expect(run.output).toEqual([expect.stringMatching(/^text2video http/), expect.stringMatching(/^speech http/)]);
      expect(run.sandbox.tasks()).toHaveLength(2);
    },
  ],
  'resume-a-task.ts': [
    'tasks',
    async (run) => {
      expect(run.output).toEqual([expect.stringMatching(url)]);
      const files = { 'task.json': run.files['task.json'] ?? '' };
      const kept = JSON.parse(Buffer.from(files['task.json']).toString());
      expect(kept).toEqual({
        id: run.sandbox.tasks()[0]?.id,
        operation: 'createText2Video',
        createdAt: expect.any(Number),
        firstPollAfter: expect.any(Number),
      });
      // Another sandbox does not have this task, and still nothing is created: the second run only reads.
      await expect(runSample('guides/resume-a-task.ts', { files })).rejects.toThrow('404');
      // Killed while the request was in flight.
      const cut = runSample('guides/resume-a-task.ts', { files: { 'task.json': '' } });
      await expect(cut).rejects.toThrow('The request may have created a task.');
    },
  ],
  'survive-a-kill.ts': [
    'batch',
    async (run) => {
      expect(run.output.map((line) => line.split(' ')[0]).sort()).toEqual(['0', '1', '2']);
      expect(run.sandbox.tasks()).toHaveLength(3);
      const lines = Buffer.from(run.files['videos.journal'] ?? '')
        .toString()
        .split('\n');
      // As left by a kill while the first request was in flight.
      const cut = lines.findIndex((line) => line.includes('"sending"'));
      const files = { 'videos.journal': `${lines.slice(0, cut + 1).join('\n')}\n` };
      const again = await runSample('guides/survive-a-kill.ts', { files });
      expect(again.output.find((line) => line.startsWith('0'))).toContain('was on its way when its process ended');
      expect(again.sandbox.tasks()).toHaveLength(2);
    },
  ],
  'watch-a-task.ts': [
    'tasks',
    ({ output }) => {
      // The guide has these lines. Polls come a little later than a change, so the numbers may be larger.
      const [, shown = ''] =
        /^```text\n(queueing[^`]*)\n```$/m.exec(readFileSync(new URL('tasks.md', guides), 'utf8')) ?? [];
      const split = (lines: readonly string[]) => lines.map((line) => line.split(' '));
      const [expected, seen] = [split(shown.split('\n')), split(output)];
      expect(seen.map(([state]) => state)).toEqual(expected.map(([state]) => state));
      for (const [at, [, progress]] of seen.entries()) {
        expect(Math.abs(Number(progress) - Number(expected[at]?.[1]))).toBeLessThanOrEqual(2);
      }
      expect(seen.length).toBeGreaterThan(5);
    },
  ],
  'keep-the-file.ts': [
    'files',
    ({ output, files }) => {
      expect(Object.keys(files)).toEqual(['lighthouse.mp4']);
      expect(output).toEqual([`lighthouse.mp4 ${files['lighthouse.mp4']?.byteLength} video/mp4`]);
    },
  ],
  'receive-callbacks.ts': [
    'callbacks',
    (run) => {
      const [{ id } = { id: '' }] = run.sandbox.tasks();
      expect(run.output).toEqual([`${id} processing`, `${id} success`, expect.stringMatching(url)]);
      expect(run.sandbox.callbacks().flatMap(({ attempts }) => attempts.map(({ status }) => status))).toEqual([
        200, 200,
      ]);
      expect(operationsOf(run)[0]).toBe('createText2Video');
    },
  ],
  'signed-callbacks.ts': [
    'callbacks',
    ({ output }) => expect(output.map((line) => line.split(' ')[1])).toEqual(['processing', 'success']),
  ],
  'lost-response.ts': [
    'costs',
    ({ output }) => {
      expect(output[0]).toContain('createText2Video got no usable response, so its outcome is unknown');
      expect(output.join()).toContain("payload: 'order-7'");
      expect(output.join()).toContain("state: 'success'");
    },
  ],
  'log-events.ts': [
    'production',
    (run) => {
      const [{ id } = { id: '' }] = run.sandbox.tasks();
      expect(run.output[0]).toBe(`genmedia: task ${id}: created`);
      expect(run.output.at(-1)).toBe(`genmedia: task ${id}: success`);
    },
  ],
  'trace-calls.ts': ['production', ({ output }) => expect(output).toEqual([expect.stringMatching(url)])],
  'request-ids.ts': [
    'production',
    ({ output }) => {
      expect(output[0]).toMatch(/^(created|success|undefined) 200 req-1$/);
      expect(output[1]).toMatch(/^404 req-2 application\/json/);
    },
  ],
  'browser-route.ts': [
    'production',
    (run) => {
      expect(run.output).toEqual([expect.stringMatching(/^200 {"id":"\S+"}$/)]);
      expect(operationsOf(run)).toEqual(['createText2Video']);
    },
  ],
  'create-once.ts': [
    'create-once',
    async (run) => {
      expect(run.output).toEqual([expect.stringMatching(/^\S+ true$/), expect.stringMatching(url)]);
      // Another sandbox does not have this task, and still nothing is created: the second run only reads.
      const records = { 'creates.records': run.files['creates.records'] ?? '' };
      const again = runSample('guides/create-once.ts', { files: records });
      await expect(again).rejects.toThrow('404');
    },
  ],
  'ai-video.ts': [
    'ai-sdk',
    (run) => {
      expect(run.output).toEqual(['video/mp4 0', expect.stringMatching(/^\d+$/)]);
      expect(run.files['lighthouse.mp4']?.byteLength).toBeGreaterThan(100);
      expect(operationsOf(run)[0]).toBe('createText2Video');
    },
  ],
  'ai-video-route.ts': [
    'ai-sdk',
    (run) => {
      const [isSame, ...states] = run.output;
      expect(isSame).toBe('true');
      expect(states.slice(0, -1).every((state) => state === '{"status":"pending"}')).toBe(true);
      expect(states.at(-1)).toMatch(/^{"status":"completed","url":"http\S+\.mp4/);
      expect(operationsOf(run).filter((operation) => operation === 'createText2Video')).toHaveLength(1);
    },
  ],
  'ai-image.ts': [
    'ai-sdk',
    ({ output, files }) => {
      expect(output).toEqual(['image/png 0']);
      expect(files['lighthouse.png']?.byteLength).toBeGreaterThan(50);
    },
  ],
  'ai-speech.ts': [
    'ai-sdk',
    ({ output, files }) => {
      expect(output).toEqual([expect.stringMatching(/^audio\/\S+ \d+$/)]);
      expect(Object.keys(files)).toEqual([expect.stringMatching(/^speech\.\w+$/)]);
    },
  ],
  'ai-agent.ts': [
    'ai-sdk',
    (run) => {
      expect(run.output).toEqual([expect.stringMatching(/^adFilm http\S+\.mp4/), 'Here is your film.']);
      expect(operationsOf(run)[0]).toBe('createAdFilm');
    },
  ],
  'check-first.ts': [
    'costs',
    (run) => {
      expect(run.output).toEqual(['/duration duration must be at most 10, not 11.']);
      expect(run.requests).toEqual([]);
    },
  ],
  'stay-in-budget.ts': [
    'costs',
    (run) => {
      // One more create may have been in flight.
      expect(run.output.join()).toMatch(/^30 credits, 2 not sent$|^40 credits, 1 not sent$/);
      const credits = run.sandbox.tasks().length * 10;
      expect(run.output.join()).toContain(`${credits} credits`);
    },
  ],
  'check-request.ts': [
    'preflight',
    ({ output, requests }) => {
      expect(output).toEqual(printed[0]);
      expect(requests).toEqual([]);
    },
  ],
  'check-every-request.ts': [
    'preflight',
    ({ output, requests }) => {
      expect(output).toEqual(printed[1]);
      expect(requests).toEqual([]);
    },
  ],
  'log-warnings.ts': [
    'preflight',
    (run) => {
      expect(run.output).toEqual(printed[2]);
      expect(operationsOf(run)).toEqual(['createReference2Video']);
    },
  ],
  'check-a-file.ts': ['preflight', ({ output }) => expect(output).toEqual(printed[3])],
  'check-a-form.ts': [
    'preflight',
    async () => {
      const { checkImage } = await import(join(samplesFolder, 'guides/check-a-form.ts'));
      expect(await checkImage(new File([png(256, 256)], 'hero.png'))).toEqual({ canSend: true, messages: [] });
      expect(await checkImage(new File([png(100, 1000)], 'tall.png'))).toEqual({
        canSend: false,
        messages: [expect.stringMatching(/^tall\.png has 100 × 1000 pixels/)],
      });
    },
  ],
  'check-requests.ts': [
    'preflight',
    async ({ output }) => {
      expect(output).toEqual([expect.stringMatching(/^createReference2Video\.beach\.json \/prompt prompt mentions/)]);
      const wrong = { 'requests/createSpeech.welcome.json': '{ "text": "<#1#>", "voice_setting_voice_id": "v" }' };
      const run = runSample('guides/check-requests.ts', { files: wrong });
      await expect(run).rejects.toThrow('createSpeech was not sent: text has the pause <#1#> at the start.');
    },
  ],
};

/** What the guide says that its samples print. */
const printed = fences(guideOf('preflight'), 'text').map((text) => text.trimEnd().split('\n'));

/** A queue. */
const jobs = [
  { generator: 'text2video', request: { model: 'genq2', prompt: 'A lighthouse in a storm' } },
  { generator: 'speech', request: { text: 'Good evening.', voice_setting_voice_id: 'v' } },
];

/** Files that samples read. */
const files = {
  'any-generator.ts': { 'jobs.json': JSON.stringify(jobs) },
  'check-request.ts': { 'tall.png': png(100, 1000) },
  'check-a-file.ts': { 'logo.png': png(100, 100) },
  'check-requests.ts': {
    'requests/createReference2Video.beach.json': '{ "model": "genq2", "prompt": "[@hero] walks" }',
  },
} as Record<string, Record<string, string | Uint8Array>>;

it.each(Object.entries(samples))('runs %s as its guide describes', async (file, [guide, shows]) => {
  expect(readFileSync(new URL(`${guide}.md`, guides), 'utf8')).toContain(`\n\`\`\`ts ${file}\n\`\`\`\n`);
  // The port that a guide names may be in use.
  const run = await runSample(`guides/${file}`, {
    env: { PORT: String(await reservePort()) },
    files: files[file] ?? {},
  });
  expect(run.warnings).toEqual([]);
  await shows(run);
});

// After the tests above. vitest --update stores it again.
it('uses in samples of guides what the guide on contract checks describes', async () => {
  await expect(metBySamples()).toMatchFileSnapshot(resolve(sampleCoverageFile('guides')));
});

it('shows every sample in a guide, and runs it in a test', () => {
  expect(samplesShown()).toEqual(samplesOnDisk());
  expect([...Object.keys(samples), ...Object.values(runElsewhere).flat()].sort()).toEqual(samplesOnDisk());
});
