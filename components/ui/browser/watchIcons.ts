/**
 * Marks the document with `data-icons="none"` when the SVG sprite fails to load: no icon then has a
 * width. app/base.css shows the accessible name of a button in place of its icon. The check follows
 * `load`, which waits for the sprite. Returns a function that removes the listener.
 */
export function watchIcons(): () => void {
  const checkIcons = (): void => {
    const uses = [...document.querySelectorAll('svg > use')];
    const isDrawn = uses.some((use) => use.getBoundingClientRect().width > 0);
    if (uses.length > 0 && !isDrawn) document.documentElement.dataset.icons = 'none';
  };
  if (document.readyState === 'complete') checkIcons();
  else window.addEventListener('load', checkIcons, { once: true });
  return () => window.removeEventListener('load', checkIcons);
}
