/** Marks the section that is being read in the list of contents. */
export function followContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  let current: HTMLAnchorElement | undefined;
  const mark = () => {
    // Where a link of the list scrolls a heading to, and a little more, since browsers round.
    const start = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;
    const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const count = headings.filter((heading) => heading && heading.getBoundingClientRect().top <= start).length;
    const next = isAtEnd ? links.at(-1) : links[count - 1];
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'location');
    current = next;
  };
  if (links.length === 0) return;
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      mark();
    });
  };
  addEventListener('scroll', plan, { passive: true });
  addEventListener('resize', plan);
  mark();
}
