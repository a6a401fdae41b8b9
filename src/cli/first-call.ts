import { operations } from '../../generated/operations.js';
import { behaviours } from '../../generated/service.js';

const request = Object.values(behaviours.createText2Video.examples).at(-1) as { model: string; prompt: string };

/** A curl command to paste: a first request, with an example of the document. The sandbox accepts any key. */
export function firstCall(url: string): string {
  const [, path] = operations.createText2Video;
  return `curl ${url}${path} \\
  -H 'Authorization: Token key' -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(request, null, 2)}'`;
}

/**
 * A first request to paste into a shell of this system. On Windows it is a command of this package: cmd.exe and PowerShell
 * read the quotes around JSON differently. `genmedia` is what starts it.
 */
export function firstCommand(url: string, genmedia = 'npx genmedia', platform: string = process.platform): string {
  if (platform !== 'win32') return firstCall(url);
  const { model, prompt } = request;
  return `${genmedia} create text2video --model ${model} --prompt "${prompt}" --base-url ${url}`;
}
