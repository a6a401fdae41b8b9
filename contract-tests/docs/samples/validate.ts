import { baseUrl, type SampleRun } from './samples.js';

/** The part of an operation that the validation needs. */
export interface Shown {
  operationId: string;
  tags: readonly string[];
  'x-creates'?: string;
}

/** The bodies of these operations are undocumented, so a sample cannot use URLs in them. */
const withoutUrls = ['General one-click', 'Subjects'];

/** The faults of a sample of an operation, after a run. */
export async function faultsOf({ operationId, tags, ...operation }: Shown, run: SampleRun): Promise<string[]> {
  const { output, warnings, requests } = run;
  const faults = warnings.map((warning) => `It warns: ${warning}`);
  if (!requests.some((request) => request.operation === operationId)) faults.push(`It does not call ${operationId}.`);
  for (const { method, path, status } of requests) {
    if (status < 200 || status > 299) faults.push(`${method} ${path} responded with ${status}.`);
  }
  if (/\b(?:undefined|null|NaN)\b/.test(output.join('\n'))) faults.push('It prints a value that is not there.');
  const isWithout = tags.some((tag) => withoutUrls.includes(tag));
  return [...faults, ...(isWithout ? await missingIds(run) : await missingFiles(run, operation['x-creates']))];
}

/** Checks that the last printed line is the URL of a file of the right type. */
async function missingFiles({ output, sandbox }: SampleRun, kind = ''): Promise<string[]> {
  const url = output
    .at(-1)
    ?.split(/\s/)
    .find((word) => word.startsWith(baseUrl));
  if (!url) return ['It does not end with the URL of a result.'];
  const { status, headers } = await sandbox.fetch(url);
  const type = headers.get('content-type') ?? '';
  return status === 200 && type.startsWith(kind) ? [] : [`Its URL leads to ${status} ${type}.`];
}

/** Checks that it prints what it created: the identifier of a task or subject in the sandbox. */
async function missingIds({ output, sandbox }: SampleRun): Promise<string[]> {
  const listed = await sandbox.fetch(`${baseUrl}/ent/v2/subjects`, { headers: { authorization: 'Token key' } });
  const { subjects } = (await listed.json()) as { subjects: { id: string }[] };
  const ids = [...subjects, ...sandbox.tasks()].map(({ id }) => id);
  return ids.some((id) => output.at(-1)?.includes(id)) ? [] : ['It does not end with an identifier.'];
}
