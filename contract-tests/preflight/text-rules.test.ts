import { describe, expect, it } from 'vitest';
import { InvalidRequestError } from '../../src/errors/index.js';
import { assertPreflight, preflight } from '../../src/preflight/index.js';
import { dataUri } from './files/data-uri.js';
import { png } from './files/images.js';
import { wav } from './files/sounds.js';
import { requests } from './requests.js';

const { speech, reference, compose, comic } = requests;

const found = async (...[operation, body]: ReturnType<typeof speech>) =>
  (await preflight(operation, body)).map(({ rule, path, severity }) => [rule, path, severity]);

// Texts at both sides of every limit are in the tables of src/check/rules/.
describe('pauses', () => {
  it('reports which pause is wrong', async () => {
    const [finding] = await preflight(...speech('a<#1#><#2#>b'));
    expect(finding?.message).toBe(
      'text has the pause <#2#> directly after <#1#>. A pause must be between two texts that can be spoken.',
    );
  });

  it('reports twenty of thousands of pauses at once', async () => {
    expect(await found(...speech('<#0#>'.repeat(1_999)))).toHaveLength(20);
  });
});

describe('a required text', () => {
  it.each(['', ' \n'])('warns of a required text without letters: %j', async (prompt) => {
    expect(await preflight(...requests.text2video({ prompt }))).toMatchObject([
      {
        ...{ path: '/prompt', rule: 'empty', severity: 'warning' },
        message: 'prompt is required, but has no text. That is probably a mistake: fill it in.',
      },
    ]);
    expect(await found(...speech(prompt))).toEqual([['empty', '/text', 'warning']]);
    expect(await found(...requests.reference({ prompt, subjects: [{ name: prompt }] }))).toEqual([
      ['empty', '/subjects/0/name', 'warning'],
      ['empty', '/prompt', 'warning'],
    ]);
  });

  it('does not warn of an empty text that may be left out', async () => {
    expect(await found(...requests.img2video({ prompt: '' }))).toEqual([]);
  });
});

describe('the parts of a film', () => {
  const film = { data_records: { storyboards: [{}, {}] } } as never;

  it('counts the parts of a film only if the film is known', async () => {
    expect([...(await preflight(...compose(['a'])))]).toEqual([]);
    expect(await preflight(...compose(['a']), { film })).toMatchObject([
      { path: '/video_task_ids', rule: 'countEquals', allowed: 2, severity: 'error' },
    ]);
  });
});

describe('lip sync', () => {
  const song = (seconds: number) => dataUri('audio/wav', wav(seconds));

  it('rejects lip sync at 540p by the validators', async () => {
    expect(await found(...requests.mv({ lip_sync: true, resolution: '540p' }))).toEqual([
      ['not', '/resolution', 'error'],
    ]);
  });

  it('warns of lip sync for a song of more than three minutes', async () => {
    expect(await found(...requests.mv({ lip_sync: true, audio_url: song(180) }))).toEqual([]);
    expect(await found(...requests.mv({ lip_sync: false, audio_url: song(181) }))).toEqual([]);
    const findings = await preflight(...requests.mv({ lip_sync: true, audio_url: song(181) }));
    expect(findings).toMatchObject([{ path: '/lip_sync', rule: 'upToSeconds', severity: 'warning' }]);
    expect(findings[0]?.message).toBe(
      'lip_sync has no effect in a task of more than 180 seconds, and audio_url lasts 181. It costs no extra credits then.',
    );
  });
});

describe('a field that is ignored', () => {
  const image2video = (changes: object) => requests.img2video({ model: 'gen2.0', ...changes });
  const frames = (changes: object) => requests.startEnd({ model: 'genq3-pro', ...changes });

  it.each([
    ['a prompt', image2video({ prompt: 'A walk' })],
    ['a prompt that is used', image2video({ prompt: 'A walk', is_rec: false })],
    ['an empty prompt', image2video({ prompt: '', is_rec: true })],
    ['a voice with sound', image2video({ voice_id: 'v', audio: true })],
    ['an empty voice', image2video({ voice_id: '' })],
    ['the default of a field without effect', frames({ movement_amplitude: 'auto', bgm: false })],
    ['an effect with another model', requests.startEnd({ movement_amplitude: 'large', bgm: true })],
  ])('does not warn of %s', async (_, request) => {
    expect(await found(...request)).toEqual([]);
  });

  it.each([
    [
      'a prompt in place of which one is proposed',
      image2video({ prompt: 'A walk', is_rec: true }),
      'ignoredIf',
      '/prompt',
    ],
    ['a voice without sound', image2video({ voice_id: 'v', audio: false }), 'ignoredIf', '/voice_id'],
    ['a voice without sound by default', image2video({ voice_id: 'v' }), 'ignoredIf', '/voice_id'],
    ['an amplitude that the model ignores', frames({ movement_amplitude: 'large' }), 'noEffect', '/movement_amplitude'],
    ['music that the model ignores', frames({ bgm: true }), 'noEffect', '/bgm'],
  ])('warns of %s', async (_, request, rule, path) => {
    expect(await found(...request)).toEqual([[rule, path, 'warning']]);
  });

  it('reports an ignored field once if it is also invalid', async () => {
    expect(await found(...image2video({ voice_id: 7 }))).toEqual([['type', '/voice_id', 'error']]);
  });

  it('explains why a field is ignored', async () => {
    const messages = async (request: ReturnType<typeof frames>) =>
      (await preflight(...request)).map(({ message }) => message);
    expect(await messages(frames({ bgm: true }))).toEqual([
      'bgm has no effect with the model genq3-pro. Leave it out.',
    ]);
    expect(await messages(image2video({ voice_id: 'v' }))).toEqual([
      'voice_id is ignored, since audio is false by default. Leave voice_id out, or change audio.',
    ]);
  });
});

describe('what the service recommends', () => {
  const asset = (width: number) => ({
    id: '01',
    type: 'tool',
    name: 'cup',
    image_uri: dataUri('image/png', png(width, 1000)),
  });
  const assets = (count: number, width = 2560) => comic({ assets: Array.from({ length: count }, () => asset(width)) });

  it.each([3, 10])('accepts the recommended %i assets', async (count) => {
    expect(await found(...assets(count))).toEqual([]);
  });

  it.each([1, 2, 11, 14])('warns of %i assets, which is not recommended', async (count) => {
    expect(await found(...assets(count))).toEqual([['advice', '/assets', 'warning']]);
  });

  it('recommends an image of at most 2,560 pixels', async () => {
    const [finding] = await preflight(...assets(3, 2561));
    expect(finding).toMatchObject({ path: '/assets/0/image_uri', rule: 'advice', severity: 'warning' });
    expect(finding?.message).toBe(
      'assets[0].image_uri has 2561 × 1000 pixels. The service recommends at most 2,560 on the longest side.',
    );
    expect((await preflight(...assets(1)))[0]?.message).toBe(
      'assets has 1 item. The recommended number is from 3 to 10.',
    );
  });
});

describe('assertPreflight', () => {
  it('throws errors', async () => {
    const failure = await assertPreflight(...speech('<#1#>')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InvalidRequestError);
    expect(failure).toMatchObject({
      operation: 'createSpeech',
      violations: [{ rule: 'pauseMarker' }, { rule: 'pauseMarker' }],
    });
  });

  it('returns warnings', async () => {
    expect(await assertPreflight(...reference({ prompt: '[@hero]' }))).toMatchObject([{ severity: 'warning' }]);
  });
});

describe('options', () => {
  it('validates options', async () => {
    await expect(preflight(...speech('a'), { signall: true } as never)).rejects.toThrow('Did you mean signal?');
    await expect(preflight(...speech('a'), { film: 3 } as never)).rejects.toThrow('film must be a film');
    await expect(preflight('createNothing' as never, {})).rejects.toThrow('no operation named createNothing');
    await expect(preflight('createImg2Vid' as never, {})).rejects.toThrow('Did you mean createImg2Video?');
  });
});
