import type { Edit } from './fault.js';

const editsIn =
  (folder: string) =>
  (kind: string, file: string, from: string, to: string): Edit => [kind, `src/${folder}/${file}`, from, to];
const callbacks = editsIn('callbacks');
const download = editsIn('download');
const inputs = editsIn('inputs');

/** What a programmer gets wrong with callbacks that come in, and with files in both directions. */
export const deliveryEdits: readonly Edit[] = [
  callbacks(
    'a callback believed before it is verified',
    'read-callback.ts',
    'await refuseUnverified',
    'refuseUnverified',
  ),
  callbacks('anything but false taken for verified', 'verify.ts', 'isVerified === true', 'isVerified !== false'),
  callbacks(
    'a signature of tomorrow taken',
    'signed-with.ts',
    'Math.abs(Date.now() / 1000 - Number(time))',
    'Date.now() / 1000 - Number(time)',
  ),
  callbacks('a stale signature taken', 'signed-with.ts', '> maxAge) return', '> maxAge * 60) return'),
  callbacks(
    'a body written anew before it is verified',
    'node/to-request.ts',
    '  throw new Refusal(',
    '  if (body) return new TextEncoder().encode(JSON.stringify(body));\n  throw new Refusal(',
  ),
  callbacks(
    'a body without a length not bounded',
    'read-body.ts',
    '      if (count > most) throw tooLarge(most);\n',
    '',
  ),
  callbacks(
    'a double refused, so that it comes again',
    'create-callback-handler.ts',
    'if (!isNew) return;',
    "if (!isNew) throw new Refusal(409, 'bad_request', 'It is known.');",
  ),
  callbacks(
    'doubles of the same instant told',
    'intake.ts',
    '(this.#last.get(taskId) ?? Promise.resolve()).then(take, take)',
    'take()',
  ),
  callbacks('news lost that an inbox may have kept', 'intake.ts', '      this.#unsure.set(key, state);\n', ''),
  callbacks(
    'lost news answered as kept',
    'create-callback-handler.ts',
    "Refusal(503, 'unavailable'",
    "Refusal(200, 'unavailable'",
  ),
  callbacks(
    'an answer that waits for onUpdate',
    'create-callback-handler.ts',
    '    run(() => void context',
    '    await updating;\n    run(() => void context',
  ),
  callbacks('a wait not woken by earlier news', 'listeners.ts', '    this.#lookSoon(taskId);\n', ''),
  callbacks(
    'a listener that keeps the process alive',
    'listeners.ts',
    '    (timer as { unref?: () => void }).unref?.();\n',
    '',
  ),
  callbacks('two tasks with one key', 'key-of.ts', ".padStart(4, '0')", ''),
  [
    'the key sent to the storage',
    'src/gen-media.ts',
    '= connection.fetch;',
    "= (request) => { request.headers.set('authorization', connection.apiKey); return connection.fetch(request); };",
  ],
  download(
    'a range that starts a byte late',
    'loader.ts',
    'isMarked ? this.bytes : 0',
    'isMarked ? this.bytes + 1 : 0',
  ),
  download('If-Range left out', 'loader.ts', "...(validator && { 'if-range': validator })", ''),
  download('a changed file glued to an old part', 'loader.ts', 'goesOn ? differ(before, part) :', '!goesOn &&'),
  download('a broken connection taken for the end', 'loader.ts', ' && this.bytes === this.total;', ';'),
  download('a weak ETag taken for that of another file', 'part.ts', "etag?.replace(/^W\\//, '')", 'etag'),
  download('a copy of another date taken for another file', 'part.ts', 'one.etag && two.etag ? [] : ', ''),
  download('a part file left behind', 'save.ts', '    await file.discard();\n', ''),
  download('an old file lost', 'part-file.ts', 'rm(this.#name,', 'rm(this.#path,'),
  download('an ended address kept', 'loader.ts', '    if (verdict.isEnded) address.end();\n', ''),
  download('the rest taken from another creation', 'source.ts', 'wanted: { ...wanted, id: creation.id }', 'wanted'),
  download('a download tried for without end', 'patience.ts', '      this.#farthest = bytes;\n', ''),
  download(
    'an abort not heeded between attempts',
    'line.ts',
    'rest(milliseconds, this.#signal,',
    'rest(milliseconds, undefined,',
  ),
  download('an abort not heeded at the end', 'save.ts', 'file.finish());\n    line.check();', 'file.finish());'),
  download(
    'progress of each piece by itself',
    'loader.ts',
    'report(this.bytes, this.total',
    'report(chunk.length, this.total',
  ),
  download('a secret query in an error', 'download-error.ts', 'this.url = address;', 'this.url = url;'),
  inputs('a wrong media type', 'formats.ts', "'video/quicktime'", "'video/mov'"),
  inputs('a brand of videos not known', 'formats.ts', "'cmf', ", ''),
  inputs('a brand of photos not known', 'formats.ts', "'hei', 'hev', ", "'hei', "),
  inputs('a film with sound taken for sound', 'tracks.ts', " && !kinds.includes('vide')", ''),
  inputs('a long tag cut short', 'recognise.ts', 'sum * 128', 'sum * 256'),
  inputs('a limit that forgets the rounding', 'data-uri.ts', '4 * Math.ceil(size / 3)', '(4 * size) / 3'),
  inputs('a limit that forgets the type', 'data-uri.ts', '  checkSize(bytes.length, what, start);\n', ''),
  inputs('a huge file read', 'from-file.ts', '    checkSize(found.size, what);\n', ''),
  inputs('Base64 with padding in the middle', 'base64.ts', '3 * 8_192', '8_192'),
  inputs(
    'a whole buffer for a view of it',
    'from-bytes.ts',
    'value.buffer, value.byteOffset, value.byteLength',
    'value.buffer',
  ),
  inputs(
    'a type by the name of the file',
    'data-uri.ts',
    'startOf(typeOf(bytes, what))',
    "startOf(what.endsWith('.png') ? 'image/png' : typeOf(bytes, what))",
  ),
  inputs('all of a secret shown', 'data-uri.ts', 'bytes.subarray(0, shown)', 'bytes'),
];
