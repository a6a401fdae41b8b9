const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** An object or a list that a token is in, and how far it was read. */
interface Level {
  isList: boolean;
  /** Name of the field, or position in the list. */
  at: string | number;
  /** Whether the next text is the name of a field. */
  isBeforeName: boolean;
}

/** Each value of a JSON text: the levels that it is in, and where it or the name of its field begins. */
function* placesIn(json: string): Generator<{ levels: readonly Level[]; index: number }> {
  const levels: Level[] = [];
  for (const { 0: token, index } of json.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level) {
      if (level.isList) level.at = Number(level.at) + 1;
      else level.isBeforeName = true;
    } else if (level?.isBeforeName) {
      level.at = JSON.parse(token);
      level.isBeforeName = false;
      yield { levels, index };
    } else if (token !== ':') {
      if (level?.isList) yield { levels, index };
      if (token === '{' || token === '[') {
        const isList = token === '[';
        levels.push({ isList, at: isList ? 0 : '', isBeforeName: !isList });
      }
    }
  }
}

/** The line of a value in JSON, by its JSON Pointer; of the nearest value around it if it is missing. */
export function lineOf(json: string, pointer: string): number {
  const path = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let found = { depth: 0, index: json.search(/\S|$/) };
  for (const { levels, index } of placesIn(json)) {
    const isOnPath = levels.length >= found.depth && levels.every(({ at }, depth) => String(at) === path[depth]);
    if (isOnPath) found = { depth: levels.length, index };
  }
  return lineAt(json, found.index);
}

/** The lines at which the entries of a HAR file begin. */
export function entryLines(har: string): number[] {
  const lines: number[] = [];
  let [line, counted] = [1, 0];
  for (const { levels, index } of placesIn(har)) {
    if (levels.length !== 3 || levels[0]?.at !== 'log' || levels[1]?.at !== 'entries') continue;
    line += lineAt(har.slice(counted, index), Number.POSITIVE_INFINITY) - 1;
    counted = index;
    lines.push(line);
  }
  return lines;
}

/** The line of a position in a text. */
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
