import { execFileSync, spawnSync } from 'node:child_process';
import { findPrograms } from '../support/programs.js';

/** Whether a program is what its name says: some machines have others of that name. */
const says = (program: string, words: RegExp) =>
  words.test(spawnSync(program, ['-version'], { encoding: 'utf8', timeout: 60_000 }).stdout ?? '');

const ffmpeg = findPrograms('ffmpeg').find((program) => says(program, /^ffmpeg version/));
const magick = findPrograms('magick', 'convert').find((program) => says(program, /^Version: ImageMagick/));

/** Encoders of this ffmpeg. It is often built without some. */
const encoders = ffmpeg ? execFileSync(ffmpeg, ['-hide_banner', '-encoders'], { encoding: 'utf8', stdio: 'pipe' }) : '';
/** What this ImageMagick can write: lines such as `WEBP* rw+   WebP Image Format`. */
const writable = magick ? execFileSync(magick, ['-list', 'format'], { encoding: 'utf8', stdio: 'pipe' }) : '';

if (!ffmpeg) {
  console.warn(
    'NO FFMPEG: files of real encoders of video and sound are not measured. Install it, such as with `apt-get install ffmpeg`.',
  );
}
if (!magick) {
  console.warn(
    'NO IMAGEMAGICK: files of real encoders of images are not measured. Install it, such as with `apt-get install imagemagick`.',
  );
}

/** Whether ffmpeg has all encoders of these names. */
export const hasEncoders = (...names: string[]) =>
  ffmpeg !== undefined && names.every((name) => new RegExp(`^ \\S+ ${name} `, 'm').test(encoders));

/** Whether ImageMagick writes a format. */
export const hasFormat = (name: string) =>
  magick !== undefined && new RegExp(`^ *${name}\\*? .*[r-]w`, 'im').test(writable);

export const runFfmpeg = (cwd: string, ...args: string[]) =>
  execFileSync(ffmpeg ?? '', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { cwd, stdio: 'pipe' });

export const runMagick = (cwd: string, ...args: string[]) => execFileSync(magick ?? '', args, { cwd, stdio: 'pipe' });
