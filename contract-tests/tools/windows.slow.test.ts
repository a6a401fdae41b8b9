import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve, win32 } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { siteFolder } from '../../scripts/docs/site/folder.js';
import { baseName } from '../../scripts/lint/redocly.js';
import { requestsClosed } from '../../scripts/lint/rules/requests-closed.js';
import { newFolder } from '../support/new-folder.js';

it.each(['/repo/openapi/requests/mv/MvRequest.yaml', 'C:\\repo\\openapi\\requests\\mv\\MvRequest.yaml'])(
  'recognises the component of %s as a request in the linter',
  (file) => {
    expect(baseName(file)).toBe('MvRequest');
    const reports: unknown[] = [];
    const location = { source: { absoluteRef: file }, pointer: '#/' };
    const { Schema } = requestsClosed() as { Schema: { enter: (schema: object, context: object) => void } };
    Schema.enter({ type: 'object' }, { location, report: (report: unknown) => reports.push(report) });
    expect(reports).toEqual([{ message: expect.stringContaining('A request is closed.') }]);
  },
);

describe('the folder of the docs', () => {
  it('accepts a folder on another drive than the repository', () => {
    expect(siteFolder('D:\\site', win32, 'C:\\repo')).toBe('D:\\site');
    expect(siteFolder('C:\\repo\\dist\\docs', win32, 'C:\\repo')).toBe('C:\\repo\\dist\\docs');
  });

  it.each(['C:\\repo', 'C:\\'])('rejects a folder that contains the repository: %s', (folder) => {
    expect(() => siteFolder(folder, win32, 'C:\\repo')).toThrow(`The docs would replace all of ${folder}.`);
  });
});

it('runs Redocly also if the path of the repository contains a link', async () => {
  const folder = newFolder();
  symlinkSync(resolve('.'), join(folder, 'link'), 'junction');
  const script = join(folder, 'link/scripts/lib/redocly.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, '--version']);
  expect(stdout).toMatch(/^\d+\.\d+\.\d+/);
});
