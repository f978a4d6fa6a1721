/**
 * Marks the document (`data-icons="none"`) when the sprite cannot be had: a drawing that is not there has no size.
 * The base style then writes a button's name in its icon's place. Asked once the page has loaded, sprite included.
 * Returns the way to stop waiting.
 */
export function watchIcons(): () => void {
  const tell = (): void => {
    const uses = [...document.querySelectorAll('svg > use')];
    const isDrawn = uses.some((use) => use.getBoundingClientRect().width > 0);
    if (uses.length > 0 && !isDrawn) document.documentElement.dataset.icons = 'none';
  };
  if (document.readyState === 'complete') tell();
  else window.addEventListener('load', tell, { once: true });
  return () => window.removeEventListener('load', tell);
}
