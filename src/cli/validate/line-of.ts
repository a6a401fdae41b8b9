import { type JSONPath, visit } from 'jsonc-parser';

/** The line of a value in JSON, by its JSON Pointer; of the nearest value around it if it is missing. */
export function lineOf(json: string, pointer: string): number {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let found = { depth: 0, line: 1 };
  visitValues(json, (path, line) => {
    const isOnPath = path.length >= found.depth && path.every((step, depth) => String(step) === steps[depth]);
    if (isOnPath) found = { depth: path.length, line };
  });
  return found.line;
}

/** The lines at which the entries of a HAR file begin. */
export function entryLines(har: string): number[] {
  const lines: number[] = [];
  visitValues(har, (path, line) => {
    if (path.length === 3 && path[0] === 'log' && path[1] === 'entries') lines.push(line);
  });
  return lines;
}

/** Calls a function for each value, with the line where it begins; for a field with the line of its name. */
function visitValues(json: string, onValue: (path: JSONPath, line: number) => void): void {
  const onBegin = (_offset: number, _length: number, line: number, _character: number, pathOf: () => JSONPath) => {
    const path = pathOf();
    if (typeof path.at(-1) !== 'string') onValue(path, line + 1);
  };
  try {
    visit(json, {
      onObjectBegin: onBegin,
      onArrayBegin: onBegin,
      onLiteralValue: (_, ...place) => onBegin(...place),
      onObjectProperty: (name, _offset, _length, line, _character, pathOf) => onValue([...pathOf(), name], line + 1),
    });
  } catch {
    // It is nested too deeply. What has been found until there is the nearest.
  }
}
