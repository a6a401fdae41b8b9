/** The element that the hash of the URL names. A hash that is not encoded correctly names none. */
export function targetOfHash(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}
