import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curlOf, quote } from '../../../scripts/docs/samples/curl.js';
import { requestsOf } from '../../../scripts/docs/samples/request.js';
import { document } from '../../support/document.js';
import { lacks } from '../../support/posix.js';

const commandOf = (operationId: string) => curlOf(requestsOf(document, operationId)[0]);

describe('the command of an operation', () => {
  it('reads URL and key from the environment', () => {
    expect(commandOf('getTaskCreations')).toBe(
      [
        'curl "$GENMEDIA_BASE_URL/ent/v2/tasks/$TASK_ID/creations" \\',
        '  -H "Authorization: Token $GENMEDIA_API_KEY"',
      ].join('\n'),
    );
  });

  it('sends the first example, and uses variables for values that must exist', () => {
    expect(commandOf('editAdFilm')).toBe(
      [
        'curl "$GENMEDIA_BASE_URL/ent/v2/ad-one-click/edit" \\',
        '  -H "Authorization: Token $GENMEDIA_API_KEY" \\',
        "  -H 'Content-Type: application/json' \\",
        "  -d '{",
        `    "ad_one_click_task_id": "'"$AD_ONE_CLICK_TASK_ID"'",`,
        '    "type": "generate_video",',
        '    "storyboard_video_index": 1,',
        '    "prompt": "The runner stops and looks at the bottle",',
        '    "payload": "edit-1"',
        "  }'",
      ].join('\n'),
    );
  });

  it('names the method if it is not the default', () => {
    expect(commandOf('updateSubject')).toContain('curl -X PUT "$GENMEDIA_BASE_URL/ent/v2/subjects/$SUBJECT_ID" \\\n');
  });
});

describe.skipIf(lacks('shell'))('a quoted value', () => {
  const throughShell = (value: unknown) =>
    JSON.parse(execFileSync('sh', ['-uc', `printf %s ${quote(value)}`], { encoding: 'utf8' }));

  it.each([
    "It's a 'quoted' word, and ''two",
    'She says "hello"',
    '$HOME $(cover here) $1 $$ $',
    '`cover here`',
    'two\nlines\r\n\tand a tab',
    'a \\ and a \\\' and a \\n and a "\\"',
    '!! !x ~ * ? [a] {a,b} # ; & | < > ( )',
    '\'"$NAME"\'',
    '%s %d \u0000 é 雨 🎬',
    '',
  ])('reaches a program unchanged: %j', (prompt) => expect(throughShell({ prompt })).toEqual({ prompt }));

  it('reaches a program unchanged for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`'"$\`\\!%(){}\n 1a`, '雨') }), (prompt) => {
        expect(throughShell({ prompt })).toEqual({ prompt });
      }),
    );
  });
});
