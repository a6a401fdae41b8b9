/** What the reader has chosen before; null without a choice or without storage. */
export function readChoice(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a choice of the reader for other pages. */
export function keepChoice(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then the choice lasts for this page only.
  }
}
