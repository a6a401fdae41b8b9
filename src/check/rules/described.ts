/** What is true of a file. What is not given fits every field. */
export interface FileFacts {
  format: string;
  width?: number;
  height?: number;
  seconds?: number;
  bytes?: number;
  /** The media type that its data URI declares. Default: the usual one of its format. */
  type?: string;
  /** `url` if the request has its URL. Default: it has a data URI. */
  as?: 'url';
}

/** A file in a table. It is made when a case needs it, so that tables stay plain data. */
interface DescribedFile {
  $file: FileFacts;
}

/** A URL in a table that is as long as its request needs to have this many bytes. */
interface DescribedFiller {
  $filler: { bodyBytes: number };
}

export const file = (facts: FileFacts): DescribedFile => ({ $file: facts });

export const fillerUpTo = (bodyBytes: number): DescribedFiller => ({ $filler: { bodyBytes } });

export const isFile = (value: unknown): value is DescribedFile =>
  typeof value === 'object' && value !== null && '$file' in value;

export const isFiller = (value: unknown): value is DescribedFiller =>
  typeof value === 'object' && value !== null && '$filler' in value;

/** What is described, in a few words: `data URI of png (251 × 1000 pixels)`. `undefined` for any other value. */
export function describedInWords(value: unknown): string | undefined {
  if (isFiller(value)) return `URL that makes the request ${grouped(value.$filler.bodyBytes)} bytes long`;
  if (!isFile(value)) return undefined;
  const { format, width, height, seconds, bytes, type, as } = value.$file;
  const facts = [
    width !== undefined && `${width} × ${height} pixels`,
    seconds !== undefined && `${seconds} seconds`,
    bytes !== undefined && `${grouped(bytes)} bytes`,
    type !== undefined && `declared as ${type}`,
  ].filter(Boolean);
  return `${as === 'url' ? 'URL' : 'data URI'} of ${format}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}

const grouped = (value: number) => value.toLocaleString('en');
