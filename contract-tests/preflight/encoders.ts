import { execFileSync } from 'node:child_process';
import type { TestOptions } from 'vitest';
import { ffmpegHas, type ImageFormat, magickWrites, needsPart, pathOf } from '../support/optional-tools.js';

/** Options of a test that needs ffmpeg with all encoders of these names. */
export function needsEncoders(...names: string[]): TestOptions {
  const missing = names.find((name) => !ffmpegHas.encoder(name));
  return needsPart('ffmpeg', `the encoder ${missing}`, missing === undefined);
}

/** Options of a test that needs ImageMagick to write a format. */
export const needsFormat = (format: ImageFormat) =>
  needsPart('imagemagick', `the format ${format}`, magickWrites(format));

/** Arguments with which ffmpeg turns a video to the side. Version 6 has an option for it, and earlier ones have metadata. */
export const turning = (file: string) =>
  ffmpegHas.option('display_rotation')
    ? ['-display_rotation', '90', '-i', file, '-c', 'copy']
    : ['-i', file, '-c', 'copy', '-metadata:s:v', 'rotate=90'];

export const runFfmpeg = (cwd: string, ...args: string[]) =>
  execFileSync(pathOf('ffmpeg') ?? '', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { cwd, stdio: 'pipe' });

export const runMagick = (cwd: string, ...args: string[]) =>
  execFileSync(pathOf('imagemagick') ?? '', args, { cwd, stdio: 'pipe' });
