import { waitFor } from '@testing-library/react';

const element = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`Nothing is ${selector}.`);
  return found;
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const happens = (type: 'hydrated' | 'connected') => dispatchEvent(new Event(type));

const faces = (() => {
  let come = () => {};
  const promise = new Promise<void>((resolve) => (come = resolve));
  return { promise, come };
})();
const later = () => document.querySelectorAll('[data-later]').length;

beforeAll(async () => {
  document.body.innerHTML = `
    <div id="avis" data-message=""><button data-notice="reload">Recharger</button>
      <button data-notice="stay">Fermer</button></div>
    <main id="contenu" tabindex="-1"><button id="lire" type="button">Lire</button>
      <button id="trier" type="button">Trier</button>
      <p id="phrase" data-start="3">Une <a id="lieu">phrase</a></p>
      <form><button id="envoyer" type="submit">Envoyer</button></form>
      <input id="chercher" type="search"></main>
    <section data-later="part"></section><footer data-later="part"></footer>`;
  // Navigation timing and fonts, which jsdom lacks.
  performance.getEntriesByType = () =>
    [{ type: 'navigate', name: 'http://localhost/' }] as unknown as PerformanceEntryList;
  Object.defineProperty(navigator, 'userAgentData', { value: {} });
  Object.defineProperty(document, 'fonts', { value: { ready: faces.promise } });
  // A browser runs this script at the start of the document.
  await import('@/components/site/beforeHydration/main');
});

it('the script before hydration replays recorded presses once after hydration, and restores typed text', () => {
  const presses = jest.fn();
  const entries = jest.fn();
  const search = element<HTMLInputElement>('#chercher');
  element('form').addEventListener('submit', (event) => event.preventDefault());
  for (const id of ['#lire', '#lire', '#envoyer']) element(id).click();
  search.value = 'badr';
  search.dispatchEvent(new Event('input', { bubbles: true }));
  // React sets its own value, then adds its listeners.
  search.value = '';
  document.addEventListener('click', ({ target }) => presses((target as Element).id));
  search.addEventListener('input', () => entries(search.value));
  happens('hydrated');
  // React handles its own presses from here on; what plays a sentence is not connected yet.
  for (const id of ['#trier', '#phrase', '#lieu']) element(id).click();
  expect(presses.mock.calls.splice(0)).toEqual([['trier'], ['phrase'], ['lieu']]);
  happens('connected');
  expect(presses.mock.calls.splice(0)).toEqual([['lire'], ['phrase']]);
  element('#phrase').click();
  happens('connected');
  expect(presses.mock.calls).toEqual([['phrase']]);
  expect(entries.mock.calls).toEqual([['badr']]);
  expect(search.value).toBe('badr');
});

it('the script before hydration delays the layout of what is far below until the fonts are loaded', async () => {
  expect(document.documentElement).toHaveAttribute('data-arriving');
  await settle();
  expect(later()).toBe(2);
  faces.come();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-arriving'));
  expect(later()).toBe(0);
});

it('the script before hydration loads no document anew while the site does not answer, and announces it', async () => {
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  element('[data-notice="reload"]').click();
  await settle();
  expect(element('#avis').dataset.message).toBe('waiting');
  element('[data-notice="stay"]').click();
  expect(element('#avis').dataset.message).toBe('');
});
