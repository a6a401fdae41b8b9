import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileJournal } from '../../src/batch/index.js';
import { preflightFile } from '../../src/preflight/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { makeMedia, type ResultFile } from '../../src/sandbox/media/index.js';
import { openStore } from '../../src/sandbox/node/index.js';

/** Milliseconds of CPU time that a damaged file may take. */
const maxMs = 1000;

/** A picture, a film and a sound, as the sandbox serves them. */
const media = (['image', 'video', 'audio'] as const).map((kind) => makeMedia({ kind, colour: [18, 120, 140] }));

interface FileAttack {
  readonly count: () => number;
  readonly run: () => Promise<string[]>;
  readonly remove: () => void;
}

/** Damages media, journals and stores at random places: each is read, or rejected with a sentence, within a second. */
export async function createFileAttack(random: () => number): Promise<FileAttack> {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-attack-'));
  const [journal, store] = [await writeJournal(folder), await writeStore(folder)];
  const pick = (limit: number) => Math.floor(random() * limit);
  let count = 0;

  /** Reads a file. Only an error that is expected says what is wrong with it. */
  const inTime = async (what: string, run: () => Promise<unknown>, expected = /^$/): Promise<string[]> => {
    count += 1;
    const before = process.cpuUsage();
    try {
      await run();
    } catch (error) {
      if (!expected.test(`${error}`)) return [`${what}: ${error}`];
    }
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1000;
    return took > maxMs ? [`${what} took ${Math.round(took)} ms`] : [];
  };

  const damage = (file: string) => {
    const { size } = statSync(file);
    const kind = pick(3);
    if (kind === 0) return truncateSync(file, pick(size));
    if (kind === 1) return appendFileSync(file, Buffer.from(Array.from({ length: pick(64) }, () => pick(256))));
    const bytes = readFileSync(file);
    for (let changes = 1 + pick(8); changes > 0 && size > 0; changes -= 1) bytes[pick(size)] = pick(256);
    writeFileSync(file, bytes);
  };

  const attackMedia = async () => {
    const { type, bytes: original } = media[pick(media.length)] as ResultFile;
    const bytes = Uint8Array.from(original.subarray(0, random() < 0.2 ? pick(original.length) : original.length));
    for (let changes = 1 + pick(20); changes > 0 && bytes.length > 0; changes -= 1)
      bytes[pick(bytes.length)] = pick(256);
    const purpose = { for: 'createImg2Video', field: 'images' } as const;
    return inTime(`a damaged ${type}`, () => preflightFile(bytes, purpose));
  };

  const attackJournal = async () => {
    const copy = join(folder, 'damaged.journal');
    cpSync(journal, copy);
    damage(copy);
    const read = fileJournal(copy);
    const readAll = async () => {
      for await (const _ of await read.read());
    };
    const problems = await inTime('a damaged journal', readAll, /^JournalError: /);
    await read.close?.();
    return problems;
  };

  const attackStore = async () => {
    const copy = join(folder, 'damaged-store');
    rmSync(copy, { recursive: true, force: true });
    cpSync(store, copy, { recursive: true });
    const files = readdirSync(copy);
    damage(join(copy, files[pick(files.length)] as string));
    const open = async () => createSandbox({ store: await openStore(copy) }).close();
    return inTime('a damaged store', open, /^(StoreError|Error: The folder .* (cannot be opened|has no state))/);
  };

  return {
    count: () => count,
    run: async () => [
      ...(await attackMedia()),
      ...(await attackMedia()),
      ...(await attackJournal()),
      ...(await attackStore()),
    ],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function writeJournal(folder: string): Promise<string> {
  const path = join(folder, 'whole.journal');
  const journal = fileJournal(path);
  for (let index = 0; index < 30; index += 1) {
    await journal.append([{ type: 'note', index, text: 'ü'.repeat(index) } as never]);
  }
  await journal.close?.();
  return path;
}

async function writeStore(folder: string): Promise<string> {
  const path = join(folder, 'whole-store');
  const sandbox = createSandbox({ store: await openStore(path), speed: 0 });
  const headers = { authorization: 'Token key', 'content-type': 'application/json' };
  const body = JSON.stringify({ model: 'genq2', prompt: 'A lighthouse' });
  for (let count = 0; count < 20; count += 1) {
    await sandbox.fetch('http://localhost/ent/v2/text2video', { method: 'POST', headers, body });
  }
  await sandbox.close();
  return path;
}
