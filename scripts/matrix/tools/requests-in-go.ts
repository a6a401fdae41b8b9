import type { Case } from '../cases.js';

/** Go has no types by name at run time, so the program gets them as functions. */
export function requestsInGo(examples: readonly Case[], module: string, isMap = (_: Case) => false): string {
  const types = new Map(examples.map((one) => [one.schema, isMap(one) ? 'map[string]any' : `genmedia.${one.schema}`]));
  const lines = [...types].map(([schema, type]) => `\t"${schema}": func() any { return new(${type}) },`);
  return `package main\n\nimport "${module}"\n\nvar requests = map[string]func() any{\n${lines.join('\n')}\n}\n`;
}
