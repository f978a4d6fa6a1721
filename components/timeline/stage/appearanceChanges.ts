/**
 * Listens to changes of the appearance, by the system or by the visitor's choice (components/site/appearance), after
 * which canvases must read their colours again.
 * @returns a function that removes the listeners
 */
export function onAppearanceChange(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(listener);
  system.addEventListener('change', listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', listener);
    choice.disconnect();
  };
}
