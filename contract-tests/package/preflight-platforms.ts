import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { responds, serve } from '../client/server.js';
import { dataUri } from '../preflight/files/data-uri.js';
import { png } from '../preflight/files/images.js';
import { movie } from '../preflight/files/movies.js';
import { mp3 } from '../preflight/files/sounds.js';
import { connectBrowser } from '../support/browser.js';
import { needs } from '../support/optional-tools.js';
import { runtimes, workerd } from '../support/runtimes.js';
import { askWorker, bundle } from './platforms.js';
import { createProject } from './project.js';

const files = {
  image: dataUri('image/png', png(127, 128)),
  video: dataUri('video/mp4', movie({ seconds: 9 })),
  sound: dataUri('audio/mpeg', mp3(13)),
  lines: dataUri('image/png', png(127, 128)).replace(/.{76}/g, '$&\n'),
};

/** Checks a body of text, one with an image, one with a video and one with sound, and returns what was found. */
const program = `import { preflight, preflightFile } from 'genmedia/preflight';
export const files = ${JSON.stringify(files)};
export const found = async (model, files, options) => {
  const findings = await preflight('createReference2Video', { model, prompt: 'A walk', ...files }, options);
  return findings.map(({ rule, path, severity }) => [rule, path, severity].join(' '));
};
export async function main() {
  const bytes = Uint8Array.from(atob(files.image.split(',')[1]), (character) => character.charCodeAt(0));
  const file = await preflightFile(new Blob([bytes]), { for: 'createReference2Video', field: 'images' });
  return {
    text: await preflight('createText2Video', { model: 'genq2', prompt: 'A walk' }),
    image: await found('genq2-pro', { images: [files.image] }),
    lines: await found('genq2-pro', { images: [files.lines] }),
    video: await found('genq2-pro', { videos: [files.video] }),
    sound: await found('genq3-drama', { sounds: [files.sound] }),
    file: file.map(({ rule }) => rule),
    url: await found('genq2-pro', { images: ['http://10.0.0.1/a.png'] }, { fetch: true }),
  };
}
`;

const expected = {
  text: [],
  image: ['width /images/0 error'],
  lines: ['base64 /images/0 warning', 'width /images/0 error'],
  video: ['seconds /videos/0 error'],
  sound: ['seconds /sounds/0 error'],
  file: ['width'],
  url: ['reachable /images/0 warning'],
};

const print = 'main().then((found) => console.log(JSON.stringify(found)));';

const required = program.replace(/^import (.*) from (.*);$/m, 'const $1 = require($2);').replaceAll(/^export /gm, '');

const sources = {
  'package.json': '{ "private": true, "type": "module" }',
  'program.js': program,
  'main.js': `import { main } from './program.js';\n${print}\n`,
  'main.cjs': `${required}${print}\n`,
  'worker.js': `import { main } from './program.js';
export default { fetch: async () => Response.json(await main()) };
`,
};

const execute = promisify(execFile);

/** Texts that only the chunks of the libraries have. */
const libraries = { images: 'unsupported file type', videos: 'IsobmffDemuxer' };

/** Tests that `genmedia/preflight` works on every platform, in a project below a folder that has the package installed. */
export function describePreflightOnPlatforms(folder: string): void {
  let project = '';
  beforeAll(() => {
    project = createProject(join(folder, 'preflight'), sources);
  });

  describe('genmedia/preflight', () => {
    for (const { name, program: runtime, args, needed } of runtimes) {
      it(`checks files in ${name}`, needed, async () => {
        const { stdout } = await execute(runtime ?? '', [...args, 'main.js'], { cwd: project });
        expect(JSON.parse(stdout)).toEqual(expected);
      });
    }

    it.each(['main.js', 'main.cjs'])('checks files in Node: %s', async (script) => {
      const { stdout } = await execute(process.execPath, [script], { cwd: project });
      expect(JSON.parse(stdout)).toEqual(expected);
    });

    it('checks files in the runtime of Workers', workerd.needed, async () => {
      const modules = await bundle(project, 'worker.js');
      expect(await askWorker(modules, 'worker.js', '/')).toEqual(expected);
    });
  });

  describe('genmedia/preflight in a browser', needs('browser'), () => {
    let modules = '';
    let browser: Browser;
    beforeAll(async () => {
      modules = await bundle(project, 'program.js');
      browser = await connectBrowser();
    });
    afterAll(() => browser?.close());

    /** What a new page finds, and the texts of the modules that it has loaded for it. */
    async function inPage(call: string) {
      const loaded: string[] = [];
      const server = await serve(async (response, request) => {
        const isPage = request.url === '/';
        const file = join(modules, basename(request.url ?? ''));
        const text = isPage ? '<!doctype html>' : await readFile(file, 'utf8').catch(() => '');
        if (!isPage) loaded.push(text);
        responds(200, text, { 'content-type': isPage ? 'text/html' : 'text/javascript' })(response, request);
      });
      onTestFinished(server.close);
      const page = await browser.newPage();
      await page.goto(server.url);
      const result = await page.evaluate(`import('/program.js').then(({ main, found, files }) => ${call})`);
      const has = (library: string) => loaded.some((text) => text.includes(library));
      return { result, loaded: Object.entries(libraries).flatMap(([name, text]) => (has(text) ? [name] : [])) };
    }

    it.each([
      ['everything', 'main()', expected, ['images', 'videos']],
      ['a text', "found('genq2-pro', {})", [], []],
      ['a sound', "found('genq3-drama', { sounds: [files.sound] })", expected.sound, []],
      ['an image', "found('genq2-pro', { images: [files.image] })", expected.image, ['images']],
      ['a video', "found('genq2-pro', { videos: [files.video] })", expected.video, ['videos']],
    ])('checks %s, and loads only the libraries for it', async (_, call, result, loaded) => {
      expect(await inPage(call)).toEqual({ result, loaded });
    });
  });
}
