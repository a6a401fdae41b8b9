const [quote, backslash, comma, list, object] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));

/**
 * Counts the values of a text of JSON, without parsing it: `{}` takes two bytes of a body, and many times that once it is
 * parsed. Gives one more than `most` where there are more.
 */
export function countValues(bytes: Uint8Array, most: number): number {
  let count = 1;
  for (let at = 0; at < bytes.length && count <= most; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = endOfText(bytes, at);
    else if (byte === comma || byte === list || byte === object) count += 1;
  }
  return count;
}

/** The place of the quote that ends a text. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let end = bytes.indexOf(quote as number, start + 1); end >= 0; end = bytes.indexOf(quote as number, end + 1)) {
    let before = end - 1;
    while (bytes[before] === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return bytes.length;
}
