/** Unfolds everything around an element, and brings it to the top of the window. */
export function openTarget(target: Element): void {
  for (let at = target.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
  target.scrollIntoView();
}
