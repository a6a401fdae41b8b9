import { capital } from '../../document/words.js';
import { isObject, maxLineWidth, type Syntax, toLiteral, widthOf } from './literal.js';
import { pathOf, type SampleRequest, variableNames } from './request.js';

const go: Syntax = {
  string: (value) => (/^[^`\p{Cc}\uFEFF]*"[^`\p{Cc}\uFEFF]*$/u.test(value) ? `\`${value}\`` : interpreted(value)),
  key: (name) => interpreted(name),
  variable: toName,
  constants: { true: 'true', false: 'false', null: 'nil' },
  array: (items) => [`${typeOf(items)}{`, '}'],
  object: (isItem) => [isItem ? '{' : 'map[string]any{', '}'],
  padding: '',
  indent: '\t',
  isAligned: true,
};

/** A string with the escapes of JSON, which are those of Go too. Go does not accept a byte order mark in a file. */
const interpreted = (text: string) => JSON.stringify(text).replaceAll('\uFEFF', '\\ufeff');

function typeOf(items: readonly unknown[]): string {
  if (items.length > 0 && items.every((item) => typeof item === 'string')) return '[]string';
  return items.length > 0 && items.every(isObject) ? '[]map[string]any' : '[]any';
}

/** `VIDEO_TASK_ID_2` → `videoTaskID2`. */
function toName(variable: string): string {
  const [first = '', ...others] = variable.toLowerCase().split('_');
  return first + others.map((word) => (word === 'id' ? 'ID' : capital(word))).join('');
}

/** A program of Go that sends a request with net/http. */
export function goOf(request: SampleRequest): string {
  const { method, body, variables } = request;
  const packages = [...(body ? ['bytes'] : []), 'encoding/json', 'fmt', 'io', 'log', 'net/http', 'os', 'time'];
  const path = pathOf(request, (name) => `" + ${toName(name)} + "`);
  const constant = `http.Method${method.charAt(0)}${method.slice(1).toLowerCase()}`;
  const sent = body && toLiteral(body, { syntax: go, variables, indent: '\t' });
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    '\tbaseURL := os.Getenv("GENMEDIA_BASE_URL")',
    '\tapiKey := os.Getenv("GENMEDIA_API_KEY")',
    ...variableNames(request).map((name) => `\t${toName(name)} := os.Getenv("${name}")`),
    '',
    ...(sent ? [`\tbody, err := json.Marshal(${sent})`, ...orFail] : []),
    ...urlLines(path),
    `\treq, err := http.NewRequest(${constant}, url, ${sent ? 'bytes.NewReader(body)' : 'nil'})`,
    ...orFail,
    '\treq.Header.Set("Authorization", "Token "+apiKey)',
    ...(sent ? ['\treq.Header.Set("Content-Type", "application/json")'] : []),
    '',
    '\tclient := http.Client{Timeout: time.Minute}',
    '\tresp, err := client.Do(req)',
    ...orFail,
    '\tdefer resp.Body.Close()',
    '\tif resp.StatusCode != http.StatusOK {',
    '\t\tmessage, _ := io.ReadAll(resp.Body)',
    '\t\tlog.Fatalf("%s: %s", resp.Status, message)',
    '\t}',
    '\tvar result map[string]any',
    '\tif err := json.NewDecoder(resp.Body).Decode(&result); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tfmt.Println(resp.Status, result)',
    '}',
    '',
  ].join('\n');
}

/** The path is in a line of its own if it is long. */
function urlLines(path: string): string[] {
  const literal = `"${path}"`.replace(/ \+ ""$/, '');
  const line = `\turl := baseURL + ${literal}`;
  return widthOf(line) <= maxLineWidth ? [line] : ['\turl := baseURL +', `\t\t${literal}`];
}

const orFail = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];
