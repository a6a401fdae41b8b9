import ts from 'typescript';
import { expect, it } from 'vitest';

const head = `import type { GenMedia } from '../../src/index.js';\ndeclare const gen: GenMedia;\n`;
const file = 'contract-tests/types/snippet.ts';

/** What the compiler says about calls, one line each. */
function compile(calls: string[]): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const text = head + calls.join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const said = calls.map(() => '');
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(program.getSourceFile(file))) {
    const line = text.slice(0, start).split('\n').length - 1 - 2;
    said[line] += ts.flattenDiagnosticMessageText(messageText, '\n');
  }
  return said;
}

it('a compile error names what is wrong, and the variant it is wrong for', () => {
  const cases: [call: string, says: string][] = [
    [`gen.text2video.create({ model: 'genq2', prompt: 'x' })`, ''],
    [
      `gen.text2video.create({ model: 'genq7', prompt: 'x' })`,
      `Type '"genq7"' is not assignable to type '"genq1" | "genq2"'`,
    ],
    [
      `gen.text2video.create({ model: 'genq2' })`,
      `Property 'prompt' is missing in type '{ model: "genq2"; }' but required in type 'Text2VideoGenq2'`,
    ],
    [
      `gen.text2video.create({ model: 'genq2', prompt: 'x', watermark: true })`,
      `'watermark' does not exist in type 'Text2VideoGenq2'`,
    ],
    [
      `gen.text2video.create({ model: 'genq2', prompt: 'x', aspect_ratio: '5:4' })`,
      `Type '"5:4"' is not assignable to type 'AspectRatio'`,
    ],
    [
      `gen.adFilm.edit({ ad_one_click_task_id: 'f', type: 'generate_video', prompt: 'x' })`,
      `Property 'storyboard_video_index' is missing`,
    ],
    [
      `gen.explainComic.create({ script_name: 'x', script_content: 'x', assets: [{ id: '1', type: 'scene', name: 'x', image_url: 'u' }] })`,
      `Did you mean to write 'image_uri'?`,
    ],
  ];
  const said = compile(cases.map(([call]) => call));
  for (const [index, [, says]] of cases.entries()) {
    if (says) expect(said[index]).toContain(says);
    else expect(said[index]).toBe('');
  }
});
