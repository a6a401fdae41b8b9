import type { Uninspected } from './finding.js';
import { dataUriSource, isDataUri } from './media/data-uri-source.js';
import { measure } from './media/measure.js';
import type { MediaSource } from './media/media-source.js';
import type { InspectedFile } from './rules/file-rules.js';
import { NotInspected } from './url/not-inspected.js';
import type { OpenUrl } from './url/open-url.js';

/** Inspects the file behind a URL. */
export type InspectUrl = (url: string) => Promise<Inspection>;

/** What is known about a file, and why not more. */
export interface Inspection {
  file?: InspectedFile | undefined;
  missing?: Omit<Uninspected, 'path'> | undefined;
  /** What went wrong with its URL. */
  failure?: NotInspected | undefined;
}

/** Inspects the file that a string of a request contains or refers to. */
export async function inspectText(text: string, inspectUrl: InspectUrl): Promise<Inspection> {
  if (isDataUri(text)) {
    const source = dataUriSource(text);
    // The validators report it.
    if (!source) return {};
    const { type: declaredType, problem: base64Problem } = source;
    const facts = base64Problem === 'invalid' ? {} : await measure(source);
    return { file: { facts, isEmbedded: true, declaredType, base64Problem } };
  }
  return inspectUrl(text);
}

/** Inspects files that have to be opened first. */
export const inspectOpened =
  (openUrl: OpenUrl): InspectUrl =>
  async (url) => {
    const source = await openUrl(url);
    return source instanceof Error ? toMissing(source, 'was not inspected') : inspectSource(source, false);
  };

/** Inspects a file. If it cannot be read to its end, what was read of it counts. */
export async function inspectSource(source: MediaSource, isEmbedded: boolean): Promise<Inspection> {
  try {
    const facts = await measure(source);
    const { interruption } = facts;
    return {
      file: { facts, isEmbedded },
      ...(interruption !== undefined && toMissing(interruption, 'was inspected only in part')),
    };
  } catch (error) {
    return toMissing(error, 'was not inspected');
  }
}

function toMissing(thrown: unknown, what: string): Inspection {
  const { message = '' } = Object(thrown) as Partial<Error>;
  const text = `The file ${what}: ${message || 'it cannot be read'}.`;
  if (!(thrown instanceof NotInspected)) return { missing: { reason: 'unreadable', message: text } };
  return { missing: { reason: thrown.reason, message: text }, failure: thrown };
}
