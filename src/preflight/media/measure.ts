import type { MediaFacts } from './facts.js';
import { frameFacts } from './frame-facts.js';
import { imageFacts } from './image-facts.js';
import { isoFacts } from './iso-facts.js';
import { limitedSource, ReadLimitError } from './limited-source.js';
import type { MediaSource } from './media-source.js';
import { hasTag, matching, tagLength } from './recognise.js';
import { aviFacts, wavFacts } from './riff-facts.js';

type Reader = (source: MediaSource, format: string) => Promise<MediaFacts>;

const readers: Record<string, Reader> = {
  png: imageFacts,
  jpeg: imageFacts,
  webp: imageFacts,
  bmp: imageFacts,
  mp4: isoFacts,
  mov: isoFacts,
  m4a: isoFacts,
  avi: aviFacts,
  wav: wavFacts,
  mp3: frameFacts,
  aac: frameFacts,
};

/**
 * Measures a file by its content. It reads as little as the format permits, and never throws for what is in the file: a broken
 * one has a `problem`. It throws what the source throws if not even the first bytes can be read.
 */
export async function measure(source: MediaSource): Promise<MediaFacts> {
  const limited = limitedSource(source);
  const found = await formatOf(limited);
  if (!found) {
    const problem = source.size === 0 || (await limited.read(0, 1)).length === 0 ? 'empty' : 'unknown';
    return { bytes: source.size, problem };
  }
  const format = found.name.toLowerCase();
  const facts = { format, bytes: source.size, ...('convertTo' in found && { convertTo: found.convertTo }) };
  try {
    return { ...facts, ...(await readers[format]?.(limited, format)) };
  } catch (error) {
    return { ...facts, ...(error instanceof ReadLimitError ? { problem: 'limit' } : { interruption: error }) };
  }
}

/** Bytes that identify a format. */
const signatureLength = 32;

/** A real file has one or two. */
const maxTags = 16;

/** The format of a file. The content after tags decides; if it is unknown, the tag itself suggests mp3. */
async function formatOf(source: MediaSource) {
  const first = await source.read(0, signatureLength);
  let head = first;
  let at = 0;
  for (let count = 0; count < maxTags && hasTag(head); count += 1) {
    at += tagLength(head);
    head = await source.read(at, at + signatureLength);
  }
  return matching(head) ?? matching(first);
}
