/**
 * Listens to changes of the appearance: the system's wish, and the choice that stands on the root
 * (components/site/appearance). What is painted by script reads its colours from the sheet again.
 *
 * @returns stops listening
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
