import { describe, expect, it } from 'vitest';
import { InvalidRequestError } from '../../src/errors/index.js';
import { assertPreflight, preflight } from '../../src/preflight/index.js';
import { dataUri } from './files/data-uri.js';
import { png } from './files/images.js';
import { wav } from './files/sounds.js';
import { requests } from './requests.js';

const { speech, text2video, reference, comic, compose } = requests;

const found = async (...[operation, body]: ReturnType<typeof speech>) =>
  (await preflight(operation, body)).map(({ rule, path, severity }) => [rule, path, severity]);

describe('pauses', () => {
  it.each([
    'Welcome.',
    'Welcome.<#1.5#>Let us begin.',
    'a<#0.01#>b',
    'a<#99.99#>b',
    'a<#5#>b<#10.50#>c',
    '第一<#1#>第二',
    'Less than <# is not a pause.',
    'A #> neither',
  ])('accepts %j', async (text) => {
    expect(await found(...speech(text))).toEqual([]);
  });

  it.each([
    'a<#0#>b',
    'a<#0.001#>b',
    'a<#0.00#>b',
    'a<#100#>b',
    'a<#99.991#>b',
    'a<#1.234#>b',
    'a<#-1#>b',
    'a<#1,5#>b',
    'a<#x#>b',
    'a<##>b',
    '<#1#>b',
    'a<#1#>',
    'a<#1#><#2#>b',
    'a<#1#> … <#2#>b',
    'a<#1#>\n<#2#>b',
    ' <#1#>b',
  ])('rejects %j, once', async (text) => {
    expect(await found(...speech(text))).toEqual([['pauseMarker', '/text', 'error']]);
  });

  it('says which one is wrong', async () => {
    const [finding] = await preflight(...speech('a<#1#><#2#>b'));
    expect(finding?.message).toBe(
      'text has the pause <#2#> directly after <#1#>. A pause must be between two texts that can be spoken.',
    );
  });

  it('reports twenty of thousands, at once', async () => {
    expect(await found(...speech('<#0#>'.repeat(1_999)))).toHaveLength(20);
  });
});

describe('meta_data', () => {
  it.each(['', '{"Label":"demo"}', '[]', '1'])('accepts %j', async (meta_data) => {
    expect(await found(...text2video({ meta_data }))).toEqual([]);
  });

  it.each(['{', 'demo', "{'Label':'demo'}"])('rejects %j', async (meta_data) => {
    expect(await found(...text2video({ meta_data }))).toEqual([['contentMediaType', '/meta_data', 'error']]);
  });
});

describe('names in a prompt', () => {
  const subjects = [{ name: 'hero' }, { name: 'dog' }];

  it.each([
    ['no names', { prompt: 'A walk' }],
    ['the name of a subject', { prompt: '[@hero] walks [@dog]', subjects }],
    ['the name of the only subject', { prompt: '[@hero] walks', subjects: { name: 'hero' } }],
    ['any name with the library of subjects', { prompt: '[@anyone] walks', auto_subjects: true }],
    ['brackets without an end', { prompt: '[@hero walks', subjects }],
  ])('accepts %s', async (_, changes) => {
    expect(await found(...reference(changes))).toEqual([]);
  });

  it.each([
    ['an unknown name', { prompt: '[@villain] and [@hero]', subjects }],
    ['a name without subjects', { prompt: '[@hero] walks, and [@hero] runs' }],
    ['another spelling', { prompt: '[@Hero] walks', subjects }],
  ])('warns of %s', async (_, changes) => {
    expect(await found(...reference(changes))).toEqual([['mentions', '/prompt', 'warning']]);
  });
});

describe('the script of a comic', () => {
  it.each([
    ['1,200 characters in Chinese', { script_content: '潮'.repeat(1200) }],
    ['1,200 characters outside the basic plane', { script_content: '𠀀'.repeat(1200) }],
    ['3,000 characters in English', { script_content: 'x'.repeat(3000), language: 'en' }],
  ])('accepts %s', async (_, changes) => {
    expect(await found(...comic(changes))).toEqual([]);
  });

  it.each([
    ['1,201 characters in Chinese', { script_content: '潮'.repeat(1201) }, 'about 3 minutes of video'],
    ['3,001 characters in English', { script_content: 'x'.repeat(3001), language: 'en' }, 'about 8 minutes of video'],
  ])('warns that %s are split', async (_, changes, words) => {
    const findings = await preflight(...comic(changes));
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([['script', 'warning']]);
    expect(findings[0]?.message).toContain(words);
  });
});

describe('the parts of a film', () => {
  const film = { data_records: { storyboards: [{}, {}] } } as never;

  it('are as many as the film has, if it is known', async () => {
    expect([...(await preflight(...compose(['a', 'b']), { film }))]).toEqual([]);
    expect([...(await preflight(...compose(['a'])))]).toEqual([]);
    for (const ids of [['a'], ['a', 'b', 'c']]) {
      const findings = await preflight(...compose(ids), { film });
      expect(findings).toMatchObject([{ path: '/video_task_ids', rule: 'countEquals', allowed: 2, severity: 'error' }]);
    }
  });
});

describe('lip sync', () => {
  const song = (seconds: number) => dataUri('audio/wav', wav(seconds));

  it('is rejected at 540p by the validators', async () => {
    expect(await found(...requests.mv({ lip_sync: true, resolution: '540p' }))).toEqual([
      ['not', '/resolution', 'error'],
    ]);
  });

  it('has no effect for a song of more than three minutes', async () => {
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
  ])('is not %s', async (_, request) => {
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
  ])('is %s, which is a reason to warn', async (_, request, rule, path) => {
    expect(await found(...request)).toEqual([[rule, path, 'warning']]);
  });

  it('is reported once if it is also invalid', async () => {
    expect(await found(...image2video({ voice_id: 7 }))).toEqual([['type', '/voice_id', 'error']]);
  });

  it('is explained', async () => {
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

  it.each([3, 10])('is %i assets', async (count) => {
    expect(await found(...assets(count))).toEqual([]);
  });

  it.each([1, 2, 11, 14])('is not %i assets', async (count) => {
    expect(await found(...assets(count))).toEqual([['advice', '/assets', 'warning']]);
  });

  it('is an image of at most 2,560 pixels', async () => {
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
