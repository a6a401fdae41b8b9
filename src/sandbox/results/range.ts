/**
 * The part of a file that a header `Range` asks for (RFC 9110, 14.2): `undefined` for all of it, as also for several
 * parts and what cannot be read, `none` for a part that is not there.
 */
export function rangeOf(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return last === '0' ? 'none' : { first: Math.max(0, length - Number(last)), last: length - 1 };
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return Number(first) < length ? { first: Number(first), last: end } : 'none';
}
