/**
 * Listens to changes of the appearance, by the system or by the visitor's choice (components/site/appearance), after
 * which canvases must read their colours again.
 * @returns a function that removes the listeners
 */
export function onAppearanceChange(listener: () => void): () => void {
  const darkScheme = matchMedia('(prefers-color-scheme: dark)');
  const themeObserver = new MutationObserver(listener);
  darkScheme.addEventListener('change', listener);
  themeObserver.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    darkScheme.removeEventListener('change', listener);
    themeObserver.disconnect();
  };
}
