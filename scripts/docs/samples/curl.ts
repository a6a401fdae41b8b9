import { maxLineWidth } from './literal.js';
import { pathOf, type SampleRequest, type SampleVariable } from './request.js';

/**
 * The command that sends a request, to be pasted in a shell, with URL and key from the environment. The identifier of
 * something that must exist already is a variable too, such as `$TASK_ID`.
 *
 *     curlOf({ operationId: 'listSubjects', method: 'GET', path: '/ent/v2/subjects', title, variables: [] });
 *     // curl "$GENMEDIA_BASE_URL/ent/v2/subjects" \
 *     //   -H "Authorization: Token $GENMEDIA_API_KEY"
 */
export function curlOf(request: SampleRequest): string {
  const { method, body, variables } = request;
  // With a body the default of curl is POST, without one it is GET.
  const isDefaultMethod = method === (body === undefined ? 'GET' : 'POST');
  const path = pathOf(request, (name) => `$${name}`);
  return [
    ...start(`"$GENMEDIA_BASE_URL${path}"`, isDefaultMethod ? '' : ` -X ${method}`),
    '-H "Authorization: Token $GENMEDIA_API_KEY"',
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quote(body, variables)}`]),
  ].join(' \\\n  ');
}

/** The URL is in the first line, or in a line of its own if it is long. */
function start(url: string, flags: string): string[] {
  const line = `curl${flags} ${url}`;
  return line.length + ' \\'.length <= maxLineWidth ? [line] : [`curl${flags}`, url];
}

/** Around the name of a variable inside a string. No example has these characters. */
const [opening, closing] = ['\uE000', '\uE001'];

/** A value as one word of a shell: JSON in single quotes, which end for a quote of its own and for a variable. */
export function quote(value: unknown, variables: readonly SampleVariable[] = []): string {
  const text = JSON.stringify(withVariables(value, variables), undefined, 2).replaceAll("'", `'\\''`);
  const lines = text.replaceAll('\n', '\n  ');
  return `'${variables.length > 0 ? lines.replace(marked, `'"$$$1"'`) : lines}'`;
}

const marked = new RegExp(`${opening}(\\w+)${closing}`, 'g');

function withVariables(value: unknown, variables: readonly SampleVariable[], place = ''): unknown {
  const variable = variables.find((one) => one.place === place);
  if (variable) return opening + variable.name + closing;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    withVariables(child, variables, `${place}/${key}`),
  ]);
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
