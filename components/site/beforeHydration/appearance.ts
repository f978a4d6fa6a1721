import { showAppearance } from '@/components/site/appearance/showAppearance';
import { APPEARANCE_KEY } from '@/lib/site/appearance';

const { documentElement } = document;

/** Answers the choice under « Apparence » (components/site/footer/AppearanceChoice.tsx): shows it at once and keeps it, here and in other tabs. */
export function answerAppearance(): void {
  let theme = documentElement.dataset.theme;

  function show(chosen: string): void {
    theme = chosen;
    showAppearance(chosen);
  }

  /** Checks the radio button of the choice. */
  function check(): void {
    const radio = document.querySelector<HTMLInputElement>(
      `[name=${APPEARANCE_KEY}][value=${theme}]`,
    );
    if (radio) radio.checked = true;
  }

  addEventListener('DOMContentLoaded', check);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== APPEARANCE_KEY) return;
    show(newValue ?? 'auto');
    check();
  });
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== APPEARANCE_KEY) return;
    show(target.value);
    try {
      localStorage.setItem(APPEARANCE_KEY, target.value);
    } catch {
      // Without a storage the choice lasts as long as the page.
    }
  });
  // Where React cannot take the page over, it makes the root anew, without what it does not know.
  new MutationObserver(() => {
    if (theme && !documentElement.dataset.theme) show(theme);
  }).observe(documentElement, { attributeFilter: ['data-theme'] });
}
