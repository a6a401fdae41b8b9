import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { assertInContract } from 'genmedia/check';

const folder = new URL('../contract/', import.meta.url);

for (const file of readdirSync(folder)) {
  test(`${file} is in contract`, () => {
    const body = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    assertInContract(body, file.split('.')[0]);
  });
}
