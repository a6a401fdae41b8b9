import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measure } from '../../src/preflight/media/measure.js';
import { bytesSource } from '../../src/preflight/media/media-source.js';
import { newFolder } from '../support/new-folder.js';
import { ffmpegHas } from '../support/optional-tools.js';
import { needsEncoders, needsFormat, runFfmpeg, runMagick, turning } from './encoders.js';

const folder = newFolder(afterAll);

const facts = async (name: string) => measure(bytesSource(new Uint8Array(readFileSync(join(folder, name)))));

/** Encoders fill up the last frame, and some add silence before the first. */
const maxAddedSeconds = 0.15;

const size = { width: 160, height: 120 };
const video = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10:duration=4'];
const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100:duration=5'];
const still = [...video, '-frames:v', '1'];

interface Made {
  what: string;
  /** Arguments of ffmpeg, without the name of the file. */
  args: string[];
  /** Name of the file, by which ffmpeg selects the container. */
  name: string;
  /** Encoders that ffmpeg must have. */
  needs: string[];
  facts: object;
  seconds?: number;
  shortestSeconds?: number;
}

const image = (name: string, needs: string, ...args: string[]): Made => ({
  what: `${name} ${args.join(' ')}`,
  args: [...still, '-c:v', needs, ...args],
  name,
  needs: [needs],
  facts: { format: name.split('.')[1]?.replace('jpg', 'jpeg'), ...size },
});
const movie = (name: string, needs: string, ...args: string[]): Made => ({
  what: `${name} of ${needs} ${args.join(' ')}`,
  args: [...video, '-c:v', needs, ...args],
  name,
  needs: [needs],
  facts: { format: name.split('.')[1], ...size },
  seconds: 4,
});
/** With sound that is longer than the pictures. */
const film = (name: string, needs: string, soundNeeds: string, ...args: string[]): Made => ({
  what: `${name} of ${needs} and ${soundNeeds} ${args.join(' ')}`,
  args: [...video, ...sound, '-c:v', needs, '-c:a', soundNeeds, ...args],
  name,
  needs: [needs, soundNeeds],
  facts: { format: name.split('.')[1], ...size },
  seconds: 5,
  shortestSeconds: 4,
});
const music = (name: string, needs: string, ...args: string[]): Made => ({
  what: `${name} of ${needs} ${args.join(' ')}`,
  args: [...sound, '-c:a', needs, ...args],
  name,
  needs: [needs],
  facts: { format: name.split('.')[1] },
  seconds: 5,
});
const as = (made: Made, changes: Partial<Made>): Made => ({ ...made, ...changes });

/** A picture that players show with the sound. */
const cover = ['-i', 'cover.png', '-map', '0:a', '-map', '1:v'];
const fragments = (flags: string) => ['-g', '10', '-movflags', flags];

const files: Made[] = [
  image('a.png', 'png'),
  image('mixed.png', 'png', '-pred', 'mixed', '-pix_fmt', 'rgba64be'),
  as(image('moving.png', 'apng', '-f', 'apng'), { args: [...video, '-t', '1', '-c:v', 'apng', '-f', 'apng'] }),
  image('a.jpg', 'mjpeg'),
  image('a.webp', 'libwebp'),
  image('lossless.webp', 'libwebp', '-lossless', '1'),
  image('alpha.webp', 'libwebp', '-vf', 'format=rgba,colorchannelmixer=aa=0.5'),
  as(image('moving.webp', 'libwebp_anim'), { args: [...video, '-t', '1', '-c:v', 'libwebp_anim'] }),
  image('a.bmp', 'bmp'),
  movie('mpeg4.mp4', 'mpeg4'),
  movie('a.mp4', 'libx264', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast'),
  movie('fast.mp4', 'mpeg4', '-movflags', '+faststart'),
  movie('fragments.mp4', 'mpeg4', ...fragments('frag_keyframe+empty_moov')),
  movie('default.mp4', 'mpeg4', ...fragments('frag_keyframe+empty_moov+default_base_moof')),
  movie('index.mp4', 'mpeg4', ...fragments('frag_keyframe+empty_moov+global_sidx')),
  movie('cmaf.mp4', 'mpeg4', ...fragments('cmaf')),
  movie('continued.mp4', 'mpeg4', ...fragments('frag_keyframe')),
  movie('every-frame.mp4', 'mpeg4', ...fragments('frag_every_frame')),
  movie('smooth.mp4', 'mpeg4', '-f', 'ismv'),
  film('av.mp4', 'mpeg4', 'aac'),
  film('av-fragments.mp4', 'mpeg4', 'aac', ...fragments('frag_keyframe+empty_moov')),
  as(movie('wide.mp4', 'mpeg4', '-vf', 'setsar=2/1'), {
    facts: { ...size, displayed: { width: 320, height: 120 } },
  }),
  movie('a.mov', 'mpeg4'),
  movie('jpegs.mov', 'mjpeg'),
  film('av.mov', 'mpeg4', 'pcm_s16le'),
  movie('a.avi', 'mpeg4'),
  as(film('av.avi', 'mjpeg', 'pcm_s16le'), { seconds: 4 }),
  music('constant.mp3', 'libmp3lame', '-b:a', '128k'),
  music('plain.mp3', 'libmp3lame', '-b:a', '64k', '-write_xing', '0', '-id3v2_version', '0'),
  music('variable.mp3', 'libmp3lame', '-q:a', '4'),
  music('variable-plain.mp3', 'libmp3lame', '-q:a', '4', '-write_xing', '0'),
  music('slow.mp3', 'libmp3lame', '-ar', '11025', '-ac', '1'),
  as(music('cover.mp3', 'libmp3lame'), {
    args: [...sound, ...cover, '-c:a', 'libmp3lame', '-c:v', 'png', '-metadata', 'title=x', '-write_id3v1', '1'],
  }),
  music('a.wav', 'pcm_s16le'),
  music('wide.wav', 'pcm_s24le', '-ar', '96000', '-ac', '2'),
  music('float.wav', 'pcm_f32le'),
  music('law.wav', 'pcm_mulaw'),
  music('adpcm.wav', 'adpcm_ms'),
  music('mp3.wav', 'libmp3lame'),
  music('long.wav', 'pcm_s16le', '-rf64', 'always'),
  music('a.aac', 'aac'),
  music('tag.aac', 'aac', '-write_id3v2', '1', '-metadata', 'title=x'),
  music('a.m4a', 'aac'),
  music('fast.m4a', 'aac', '-movflags', '+faststart'),
  as(music('cover.m4a', 'aac'), {
    args: [
      ...sound,
      ...cover,
      '-c:a',
      'aac',
      '-c:v',
      'mjpeg',
      '-pix_fmt',
      'yuvj420p',
      '-disposition:v',
      'attached_pic',
    ],
  }),
  as(music('sound.mp4', 'aac'), { facts: { format: 'm4a' } }),
];

describe('files of ffmpeg', () => {
  beforeAll(() => void (ffmpegHas.encoder('png') && runFfmpeg(folder, ...still, 'cover.png')));

  for (const { what, args, name, needs, facts: known, seconds, shortestSeconds } of files) {
    it(`measures ${what.trim()} as ffmpeg writes it`, needsEncoders(...needs), async () => {
      runFfmpeg(folder, ...args, name);
      const found = await facts(name);
      expect(found).toMatchObject(known);
      expect(found.problem).toBe(undefined);
      if (seconds === undefined) return;
      const { seconds: measured = Number.NaN, shortestSeconds: shortest = measured } = found;
      expect(measured).toBeGreaterThanOrEqual(seconds);
      expect(measured).toBeLessThanOrEqual(seconds + maxAddedSeconds);
      expect(shortest).toBeGreaterThanOrEqual((shortestSeconds ?? seconds) - maxAddedSeconds);
      expect(shortest).toBeLessThanOrEqual((shortestSeconds ?? seconds) + maxAddedSeconds);
    });
  }

  it('measures a video of which a part is played, and one that is turned', needsEncoders('mpeg4'), async () => {
    runFfmpeg(folder, ...video, '-c:v', 'mpeg4', '-g', '1000', 'whole.mp4');
    runFfmpeg(folder, '-ss', '1', '-i', 'whole.mp4', '-c', 'copy', 'part.mp4');
    expect(await facts('part.mp4')).toMatchObject({ seconds: 4, shortestSeconds: 3 });
    runFfmpeg(folder, ...turning('whole.mp4'), 'turned.mp4');
    expect(await facts('turned.mp4')).toMatchObject({ ...size, displayed: { width: 120, height: 160 } });
  });

  it('measures a wav that was written into a pipe, without its length', needsEncoders('pcm_s16le'), async () => {
    const bytes = runFfmpeg(folder, ...sound, '-f', 'wav', 'pipe:1');
    expect(await measure(bytesSource(bytes))).toMatchObject({ format: 'wav', seconds: 5 });
  });
});

const rose = ['-size', '160x120', 'gradient:red-blue'];

describe('files of ImageMagick', () => {
  for (const [format, name, args] of [
    ['png', 'a.png', [...rose, 'a.png']],
    ['png', 'palette.png', [...rose, 'png8:palette.png']],
    ['png', 'interlaced.png', [...rose, '-interlace', 'PNG', 'interlaced.png']],
    ['jpeg', 'a.jpg', [...rose, 'a.jpg']],
    ['jpeg', 'progressive.jpg', [...rose, '-interlace', 'JPEG', 'progressive.jpg']],
    ['jpeg', 'cmyk.jpg', [...rose, '-colorspace', 'CMYK', 'cmyk.jpg']],
    ['jpeg', 'grey.jpg', [...rose, '-colorspace', 'Gray', 'grey.jpg']],
    ['webp', 'a.webp', [...rose, 'a.webp']],
    ['webp', 'lossless.webp', [...rose, '-define', 'webp:lossless=true', 'lossless.webp']],
    ['webp', 'moving.webp', ['-delay', '10', ...rose, '(', '+clone', '-negate', ')', 'moving.webp']],
    ['bmp', 'a.bmp', [...rose, 'a.bmp']],
    ['bmp', 'three.bmp', [...rose, 'bmp3:three.bmp']],
    ['bmp', 'two.bmp', [...rose, 'bmp2:two.bmp']],
  ] as const) {
    it(`measures ${name} as ImageMagick writes it`, needsFormat(format), async () => {
      runMagick(folder, ...args);
      const found = await facts(name);
      expect(found).toMatchObject({ format, ...size });
      expect(found.problem).toBe(undefined);
    });
  }
});
