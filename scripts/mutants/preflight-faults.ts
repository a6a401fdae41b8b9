import { type Edit, editsIn } from './fault.js';

const preflight = editsIn('src/preflight');

/** What a programmer gets wrong in the checks of files and texts. */
export const preflightEdits: readonly Edit[] = [
  preflight(
    'an exclusive bound that is included',
    'rules/ranges.ts',
    'value < (exclusiveMaximum',
    'value <= (exclusiveMaximum',
  ),
  preflight('an inclusive bound that is excluded', 'rules/ranges.ts', 'value >= (minimum', 'value > (minimum'),
  preflight(
    'the size of the text for that of the file',
    'media/data-uri-source.ts',
    'Math.floor((length * 3) / 4)',
    'length',
  ),
  preflight('limits on data URIs applied to files', 'rules/file-rules.ts', 'isEmbedded ? check', 'true ? check'),
  preflight(
    'a wrong duration that only warns',
    'rules/file-rules.ts',
    'const uncertainSeconds = 0.1',
    'const uncertainSeconds = 10',
  ),
  preflight(
    'durations by another count',
    'rules/list-rules.ts',
    'secondsByCount?.[files.length]',
    'secondsByCount?.[1]',
  ),
  preflight(
    'frames compared the other way around',
    'rules/list-rules.ts',
    '(width1 * height1) / (width2 * height2)',
    'width1 / height2',
  ),
  preflight('sample tables not hidden', 'media/iso-facts.ts', 'if (tableCodes.has(code))', 'if (at < 0)'),
  preflight('fragments not counted', 'media/iso-facts.ts', 'fragments && !counted', 'fragments'),
  preflight('the first fragment for all', 'media/fragments.ts', 'run.start ?? clock.end', 'run.start ?? 0'),
  preflight(
    'the time in a stream for the duration',
    'media/fragments.ts',
    'clock.start = runStart',
    'clock.start = 0 * runStart',
  ),
  preflight('an unknown duration taken for a long one', 'media/iso-facts.ts', 'duration === 0xffff_ffff ||', ''),
  preflight('any number of tracks', 'media/iso-facts.ts', 'tracks > maxTracks', 'tracks < 0'),
  preflight('frames that are missing not noticed', 'media/iso-facts.ts', 'return !isFound;', 'return false;'),
  preflight('a photo that is not turned', 'media/image-facts.ts', 'orientation >= 5', 'orientation >= 9'),
  preflight(
    'an old bitmap read as a new one',
    'media/image-facts.ts',
    "format === 'bmp' && oldBmpSize(head)",
    'undefined',
  ),
  preflight('a compressed wav by its rate', 'media/riff-facts.ts', '!isPcm && samples > 0', 'samples < 0'),
  preflight(
    'an error in one reading alone',
    'rules/file-rules.ts',
    'hasError(stored) === hasError(shown)',
    'hasError(stored)',
  ),
  preflight(
    'only the longest reading',
    'rules/file-rules.ts',
    'shortestSeconds = seconds } = facts',
    'x: shortestSeconds = seconds } = { ...facts, x: undefined }',
  ),
  preflight(
    'padding in the middle of lines accepted',
    'media/data-uri-source.ts',
    'decoded.length !== bytesIn(base64)',
    'decoded.length < 0',
  ),
  preflight('sound taken for video', 'media/iso-facts.ts', "format === 'mp4' && !video", "format === 'none' && !video"),
  preflight(
    'consecutive pauses accepted',
    'rules/text-rules.ts',
    'if (!isSpoken(text.slice(spokenFrom, at)))',
    'if (spokenFrom === 0 && !isSpoken(text.slice(0, at)))',
  ),
  preflight(
    'a pause at the end accepted',
    'rules/text-rules.ts',
    '!isSpoken(text.slice(spokenFrom))',
    '!isSpoken(text)',
  ),
  preflight('too many decimals accepted', 'rules/text-rules.ts', '> maxDecimals', '> 9'),
  preflight(
    'names warned of with the library of subjects',
    'rules/text-rules.ts',
    'body[unless] === true',
    'body[unless] === 7',
  ),
  preflight('JSON not checked', 'rules/text-rules.ts', 'JSON.parse(text);', 'String(text);'),
  preflight('a body of any size', 'rules/body-size.ts', 'if (most <= maxBytes)', 'if (most >= 0)'),
  preflight(
    'broken Base64 measured',
    'media/data-uri-source.ts',
    'atob(piece).length !== bytesIn(piece)',
    'atob(piece).length < 0',
  ),
  preflight('endless reads', 'media/limited-source.ts', 'reads > maxReads', 'reads < 0'),
  preflight('URLs silently skipped', 'inspect.ts', 'return { missing: fetchIsOff }', 'return {}'),
  [
    'warnings that stop a request',
    'src/transport/send.ts',
    "finding.severity !== 'warning'",
    "finding.severity !== 'none'",
  ],
  [
    'a file that is not checked for its field',
    'src/inputs/checked-data-uri.ts',
    'if (errors.length > 0)',
    'if (errors.length > 99)',
  ],
];
