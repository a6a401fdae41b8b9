const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** An object or a list that a token is in, and how far it was read. */
interface Level {
  isList: boolean;
  /** Name of the field, or position in the list. */
  at: string | number;
  /** Whether the next text is the name of a field. */
  isBeforeName: boolean;
}

/** The line of a value in JSON, by its JSON Pointer; of the nearest value around it if it is missing. */
export function lineOf(json: string, pointer: string): number {
  const path = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const levels: Level[] = [];
  const found = { depth: 0, index: json.search(/\S|$/) };
  const note = (index: number) => {
    const isOnPath = levels.length >= found.depth && levels.every(({ at }, depth) => String(at) === path[depth]);
    if (isOnPath) Object.assign(found, { depth: levels.length, index });
  };
  for (const { 0: token, index } of json.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level) {
      if (level.isList) level.at = Number(level.at) + 1;
      else level.isBeforeName = true;
    } else if (level?.isBeforeName) {
      level.at = JSON.parse(token);
      level.isBeforeName = false;
      note(index);
    } else if (token !== ':') {
      if (level?.isList) note(index);
      if (token === '{' || token === '[') {
        const isList = token === '[';
        levels.push({ isList, at: isList ? 0 : '', isBeforeName: !isList });
      }
    }
  }
  return lineAt(json, found.index);
}

/** The line of a position in a text. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
