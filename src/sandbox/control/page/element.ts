/**
 * Makes an element. Children that are texts stay texts: nothing on this page turns a text into markup, since prompts,
 * paths and error codes come from whoever sends requests.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Sets a text where it has changed. What stays the same keeps its selection. */
export function setText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** Sets an attribute where it has changed. */
export function setAttribute(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** An element of page.html. One that is missing, or of another kind, is a mistake in the page. */
export function find<Found extends HTMLElement>(id: string, kind: abstract new () => Found): Found {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} with the id ${id}.`);
}
