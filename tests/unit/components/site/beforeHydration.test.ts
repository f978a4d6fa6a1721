import { waitFor } from '@testing-library/react';

const element = <T extends HTMLElement>(selector: string): T => {
  const match = document.querySelector<T>(selector);
  if (!match) throw new Error(`Nothing is ${selector}.`);
  return match;
};
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const dispatch = (type: 'hydrated' | 'connected') => dispatchEvent(new Event(type));

const fontLoading = (() => {
  let resolveFonts = () => {};
  const promise = new Promise<void>((resolve) => (resolveFonts = resolve));
  return { promise, resolveFonts };
})();
const countDelayed = () => document.querySelectorAll('[data-later]').length;

beforeAll(async () => {
  document.body.innerHTML = `
    <div id="avis" data-message=""><button data-notice="reload">Recharger</button>
      <button data-notice="stay">Fermer</button></div>
    <main id="contenu" tabindex="-1"><button id="lire" type="button">Lire</button>
      <button id="trier" type="button">Trier</button>
      <p id="phrase" data-start="3">Une <a id="lieu">phrase</a></p>
      <label>Fait<input id="fait" type="checkbox"></label>
      <details data-cite="ready"><button id="citer" type="button">Copier</button></details>
      <form><button id="envoyer" type="submit">Envoyer</button></form>
      <input id="chercher" type="search"></main>
    <section data-later="part"></section><footer data-later="part"></footer>`;
  // Navigation timing and fonts, which jsdom lacks.
  performance.getEntriesByType = () =>
    [{ type: 'navigate', name: 'http://localhost/' }] as unknown as PerformanceEntryList;
  Object.defineProperty(navigator, 'userAgentData', { value: {} });
  Object.defineProperty(document, 'fonts', { value: { ready: fontLoading.promise } });
  // A browser runs this script at the start of the document.
  await import('@/components/site/beforeHydration/main');
});

it('the script before hydration replays recorded presses once, and restores typed values at React’s commit', () => {
  const presses = jest.fn();
  const changes = jest.fn();
  const search = element<HTMLInputElement>('#chercher');
  const checkbox = element<HTMLInputElement>('#fait');
  element('form').addEventListener('submit', (event) => event.preventDefault());
  // React's root captures events before hydration, and stops the events of a part that is not hydrated.
  let isHydrated = false;
  for (const type of ['click', 'input', 'change'])
    document.addEventListener(
      type,
      (event) => {
        const { id } = event.target as Element;
        if (!isHydrated) event.stopPropagation();
        else if (type === 'click') presses(id);
        else changes(type, id);
      },
      true,
    );
  for (const id of ['#lire', '#lire', '#fait']) element(id).click();
  search.value = 'badr';
  search.dispatchEvent(new Event('input', { bubbles: true }));
  // React sets its own values at the commit.
  search.value = '';
  checkbox.checked = false;
  dispatch('hydrated');
  expect([search.value, checkbox.checked]).toEqual(['badr', true]);
  isHydrated = true;
  // The effects have not run: a press waits, except on a link or a submit button, which the browser answers.
  for (const id of ['#trier', '#phrase', '#lieu', '#envoyer', '#citer']) element(id).click();
  expect(presses.mock.calls.splice(0)).toEqual([['lieu'], ['envoyer'], ['citer']]);
  dispatch('connected');
  expect(presses.mock.calls.splice(0)).toEqual([['fait'], ['lire'], ['trier'], ['phrase']]);
  expect(changes.mock.calls.splice(0)).toEqual([
    ['input', 'fait'],
    ['change', 'fait'],
    ['input', 'chercher'],
    ['change', 'chercher'],
  ]);
  expect([search.value, checkbox.checked]).toEqual(['badr', true]);
  element('#phrase').click();
  dispatch('connected');
  expect(presses.mock.calls).toEqual([['phrase']]);
});

it('the script before hydration delays the layout of elements far below until the fonts are loaded', async () => {
  expect(document.documentElement).toHaveAttribute('data-arriving');
  await nextTask();
  expect(countDelayed()).toBe(2);
  fontLoading.resolveFonts();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-arriving'));
  expect(countDelayed()).toBe(0);
});

it('the script before hydration shows a notice instead of reloading while the site does not answer', async () => {
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  element('[data-notice="reload"]').click();
  await nextTask();
  expect(element('#avis').dataset.message).toBe('waiting');
  element('[data-notice="stay"]').click();
  expect(element('#avis').dataset.message).toBe('');
});
