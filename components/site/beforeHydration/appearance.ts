import { showAppearance } from '@/components/site/appearance/showAppearance';
import { APPEARANCE_KEY } from '@/lib/site/appearance';

const { documentElement } = document;

/**
 * Applies the choice under « Apparence » (components/site/footer/AppearanceChoice.tsx) at once and stores it, for
 * other tabs too.
 */
export function answerAppearance(): void {
  let theme = documentElement.dataset.theme;

  function showTheme(chosenTheme: string): void {
    theme = chosenTheme;
    showAppearance(chosenTheme);
  }

  function checkRadio(): void {
    const radio = document.querySelector<HTMLInputElement>(
      `[name=${APPEARANCE_KEY}][value=${theme}]`,
    );
    if (radio) radio.checked = true;
  }

  addEventListener('DOMContentLoaded', checkRadio);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== APPEARANCE_KEY) return;
    showTheme(newValue ?? 'auto');
    checkRadio();
  });
  addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== APPEARANCE_KEY) return;
      showTheme(target.value);
      try {
        localStorage.setItem(APPEARANCE_KEY, target.value);
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
    // Listens in the capture phase: until hydration, recording.ts stops the event.
    true,
  );
  // When hydration fails, React renders the root anew without this attribute.
  new MutationObserver(() => {
    if (theme && !documentElement.dataset.theme) showTheme(theme);
  }).observe(documentElement, { attributeFilter: ['data-theme'] });
}
