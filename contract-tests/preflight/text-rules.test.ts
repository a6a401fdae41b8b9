import { describe, expect, it } from 'vitest';
import { InvalidRequestError } from '../../src/errors/index.js';
import { assertPreflight, preflight } from '../../src/preflight/index.js';
import { requests } from './requests.js';

const { speech, reference, compose } = requests;

const found = async (...[operation, body]: ReturnType<typeof speech>) =>
  (await preflight(operation, body)).map(({ rule, path, severity }) => [rule, path, severity]);

// Texts at both sides of every limit are in the tables of contract-tests/rules/.
describe('pauses', () => {
  it('says which one is wrong', async () => {
    const [finding] = await preflight(...speech('a<#1#><#2#>b'));
    expect(finding?.message).toBe(
      'text has the pause <#2#> directly after <#1#>. A pause is between two texts that can be spoken.',
    );
  });

  it('reports twenty of thousands, at once', async () => {
    expect(await found(...speech('<#0#>'.repeat(1_999)))).toHaveLength(20);
  });
});

describe('the parts of a film', () => {
  const film = { data_records: { storyboards: [{}, {}] } } as never;

  it('are not counted if the film is not known', async () => {
    expect([...(await preflight(...compose(['a'])))]).toEqual([]);
    expect(await preflight(...compose(['a']), { film })).toMatchObject([
      { path: '/video_task_ids', rule: 'countEquals', allowed: 2, severity: 'error' },
    ]);
  });
});

describe('lip sync', () => {
  it('is rejected at 540p by the validators', async () => {
    expect(await found(...requests.mv({ lip_sync: true, resolution: '540p' }))).toEqual([
      ['not', '/resolution', 'error'],
    ]);
  });
});

describe('assertPreflight', () => {
  it('throws the errors', async () => {
    const failure = await assertPreflight(...speech('<#1#>')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InvalidRequestError);
    expect(failure).toMatchObject({
      operation: 'createSpeech',
      violations: [{ rule: 'pauseMarker' }, { rule: 'pauseMarker' }],
    });
  });

  it('returns the warnings', async () => {
    expect(await assertPreflight(...reference({ prompt: '[@hero]' }))).toMatchObject([{ severity: 'warning' }]);
  });
});

describe('options', () => {
  it('are checked', async () => {
    await expect(preflight(...speech('a'), { signall: true } as never)).rejects.toThrow('Did you mean signal?');
    await expect(preflight(...speech('a'), { film: 3 } as never)).rejects.toThrow('film takes a film');
    await expect(preflight('createNothing' as never, {})).rejects.toThrow('no operation named createNothing');
  });
});
