/** Adds keyboard navigation to Redoc's menus of models, examples and languages. */
export function addMenuKeys(): void {
  document.addEventListener('keydown', (event) => {
    const opener = document.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-expanded="true"]');
    if (!opener) return;
    const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].filter((item) =>
      item.checkVisibility(),
    );
    const at = items.indexOf(document.activeElement as HTMLElement);
    const target = targetOf(event.key, at, items);
    if (target) {
      event.preventDefault();
      target.tabIndex = -1;
      target.focus();
    } else if (at >= 0 && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      items[at]?.click();
      opener.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      // A second click on its button closes a menu.
      event.preventDefault();
      opener.click();
      opener.focus();
    }
  });
}

function targetOf(key: string, at: number, items: readonly HTMLElement[]): HTMLElement | undefined {
  const places: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at <= 0 ? items.length : at) - 1,
    Home: 0,
    End: items.length - 1,
  };
  return items[places[key] ?? -1];
}
