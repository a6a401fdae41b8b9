import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type BodyName, validate } from 'genmedia/validate';

// Text2VideoRequest.lighthouse.json: a request that we send.
// Task.first.json, TaskCallback.first.json: what we received.
for (const file of readdirSync('contract/bodies')) {
  test(`${file} is in contract`, () => {
    const body = JSON.parse(
      readFileSync(`contract/bodies/${file}`, 'utf8'),
    );
    const name = file.split('.')[0] as BodyName;
    assert.deepEqual(validate(name, body), []);
  });
}
