import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppearanceChoice } from '@/components/site/footer/AppearanceChoice';
import { answerAppearance } from '@/components/site/beforeHydration/appearance';
import { APPEARANCE_KEY } from '@/lib/site/appearance';

const { dataset } = document.documentElement;
const radio = (name: string) => screen.getByRole('radio', { name });

beforeAll(() => {
  // `HTMLMetaElement.media`, which jsdom lacks.
  Object.defineProperty(HTMLMetaElement.prototype, 'media', {
    get(this: HTMLMetaElement) {
      return this.getAttribute('media') ?? '';
    },
  });
});

const runFirstScript = () =>
  jest.isolateModulesAsync(async () => {
    await import('@/components/site/appearance/firstPaint');
  });

/** Opens a page with a stored choice, and runs its first script. */
async function openWithChoice(theme: string): Promise<void> {
  localStorage.setItem(APPEARANCE_KEY, theme);
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1820"><meta name="theme-color" content="#0c1f2b">';
  await runFirstScript();
}

const colours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].map(
    ({ content }) => content,
  );

afterEach(() => {
  delete dataset.theme;
  localStorage.clear();
});

it('the first script applies the stored appearance, and nothing without a stored appearance', async () => {
  await openWithChoice('dark');
  expect(dataset.theme).toBe('dark');
  expect(colours()).toEqual(['#0b1820', '#0b1820']);
  delete dataset.theme;
  await openWithChoice('');
  expect(dataset.theme).toBeUndefined();
  expect(colours()).toEqual(['#0b1820', '#0c1f2b']);
});

it('the first script of the appearance ignores a blocked storage', async () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  await runFirstScript();
  expect(dataset.theme).toBeUndefined();
  blocked.mockRestore();
});

it('a chosen appearance is checked, applied and stored, until « Automatique » follows the system', async () => {
  await openWithChoice('light');
  answerAppearance();
  render(<AppearanceChoice />);
  expect(screen.getByRole('radiogroup', { name: 'Apparence' })).toBeVisible();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(radio('Claire')).toBeChecked();

  await userEvent.click(radio('Sombre'));
  expect(dataset.theme).toBe('dark');
  expect(localStorage.getItem(APPEARANCE_KEY)).toBe('dark');

  // React renders the root anew.
  delete dataset.theme;
  await waitFor(() => expect(dataset.theme).toBe('dark'));

  await userEvent.click(radio('Automatique'));
  expect(dataset.theme).toBe('auto');
  expect(colours()).toEqual(['#0b1820', '#0c1f2b']);
});

it('the appearance chosen in another tab is applied', async () => {
  await openWithChoice('dark');
  answerAppearance();
  render(<AppearanceChoice />);
  dispatchEvent(new StorageEvent('storage', { key: APPEARANCE_KEY, newValue: 'light' }));
  expect(dataset.theme).toBe('light');
  expect(radio('Claire')).toBeChecked();
});
