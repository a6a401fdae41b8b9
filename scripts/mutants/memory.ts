import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, type Fault } from './fault.js';

/** Which test file caught a fault the last time. */
export interface Memory {
  get: (fault: Fault) => string | undefined;
  set: (fault: Fault, testFile: string | undefined) => void;
}

/** Keeps it in a file. Without the file nothing is known, and only time is lost. */
export function openMemory(file: string): Memory {
  const known = new Map(Object.entries(read(file)));
  const nameOf = (fault: Fault) => `${fault.kind}: ${describe(fault)}`;
  return {
    get: (fault) => known.get(nameOf(fault)),
    set: (fault, testFile) => {
      if (testFile === undefined) known.delete(nameOf(fault));
      else known.set(nameOf(fault), testFile);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(known), null, 2));
    },
  };
}

function read(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
