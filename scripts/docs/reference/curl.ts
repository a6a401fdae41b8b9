import { nameOf, type OpenApiDocument, type Operation } from '../../document/document.js';

/** What a command is made of: an operation and where it is. */
export interface Called {
  method: string;
  path: string;
  operation: Operation & { tags?: readonly string[] };
}

/**
 * The command that calls an operation, to be pasted in a shell: its first example, with URL and key from the
 * environment. The identifier of something that must exist already is a variable too, such as `$TASK_ID`.
 *
 *     curlOf({ method: 'GET', path: '/ent/v2/subjects', operation }, document);
 *     // curl "$GENMEDIA_BASE_URL/ent/v2/subjects" \
 *     //   -H "Authorization: Token $GENMEDIA_API_KEY"
 */
export function curlOf({ method, path, operation }: Called, document: OpenApiDocument): string {
  const body = exampleOf(operation, document);
  // With a body curl posts, without one it gets.
  const isDefaultMethod = method.toUpperCase() === (body === undefined ? 'GET' : 'POST');
  const url = path.replace('{id}', `$${subjectOrTask(operation)}_ID`);
  return [
    ...start(`"$GENMEDIA_BASE_URL${url}"`, isDefaultMethod ? '' : ` -X ${method.toUpperCase()}`),
    '-H "Authorization: Token $GENMEDIA_API_KEY"',
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quote(body)}`]),
  ].join(' \\\n  ');
}

/** As wide as the panel that shows it. */
const maxLineWidth = 76;

/** The URL is in the first line, or in a line of its own if it is long. */
function start(url: string, flags: string): string[] {
  const line = `curl${flags} ${url}`;
  return line.length + ' \\'.length <= maxLineWidth ? [line] : [`curl${flags}`, url];
}

const subjectOrTask = ({ tags }: Called['operation']) => (tags?.includes('Subjects') ? 'SUBJECT' : 'TASK');

function exampleOf({ requestBody }: Operation, { components }: OpenApiDocument): unknown {
  const [example] = Object.values(requestBody?.content['application/json'].examples ?? {});
  return example && components.examples[nameOf(example.$ref)]?.value;
}

/** Around the name of a variable inside a text. No example has these characters. */
const [opening, closing] = ['\uE000', '\uE001'];

/** A value as one word of a shell: JSON in single quotes, which end for a quote of its own and for a variable. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value, withVariables, 2).replaceAll("'", `'\\''`);
  return `'${text.replaceAll('\n', '\n  ').replace(variables, `'"$$$1"'`)}'`;
}

const variables = new RegExp(`${opening}(\\w+)${closing}`, 'g');

/** `bgm_task_id` → `$BGM_TASK_ID`, and the second of `video_task_ids` → `$VIDEO_TASK_ID_2`: tasks of the caller's own. */
function withVariables(field: string, value: unknown): unknown {
  if (!/_task_ids?$/.test(field)) return value;
  const name = field.replace(/s$/, '').toUpperCase();
  const marked = (text: string) => opening + text + closing;
  return Array.isArray(value) ? value.map((_, index) => marked(`${name}_${index + 1}`)) : marked(name);
}
