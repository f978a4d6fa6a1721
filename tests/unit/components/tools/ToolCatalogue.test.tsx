import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToolCatalogue } from '@/components/tools/ToolCatalogue.client';
import { threeTools } from '@/tests/unit/components/tools/tools';

function renderCatalogue(query = '') {
  window.history.replaceState(null, '', `/outils${query}`);
  render(<ToolCatalogue entries={threeTools.map((tool) => ({ tool, picture: null }))} />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const card = (name: string) => screen.getByRole('article', { name });
const toggle = (name: string) =>
  within(card(name)).getByRole('button', { name: 'En savoir plus' });
const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((element) => element.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Rechercher un outil' });
const category = () => screen.getByRole('combobox', { name: 'Catégorie' });

const isOpen = (title: string) => toggle(title).getAttribute('aria-expanded') === 'true';
const openTitles = () => threeTools.map(({ title }) => title).filter(isOpen);

describe('the cards of the catalogue', () => {
  it('are all folded at first, and unfold one at a time', async () => {
    const user = renderCatalogue();
    expect(openTitles()).toEqual([]);
    for (const [pressedTitle, expectedTitles] of [
      ['Médine', ['Médine']],
      ['Quizz', ['Quizz']],
      ['Quizz', []],
    ] as const) {
      await user.click(toggle(pressedTitle));
      expect(openTitles()).toEqual(expectedTitles);
    }
  });

  it('fold and unfold by a click anywhere on the card', async () => {
    const user = renderCatalogue();
    await user.click(within(card('Médine')).getByText('Une oasis.'));
    expect(openTitles()).toEqual(['Médine']);
    await user.click(within(card('Médine')).getByRole('heading', { name: 'Médine' }));
    expect(openTitles()).toEqual([]);
  });

  it('stay folded when their text is selected, or their tool is opened', async () => {
    const user = renderCatalogue();
    const text = within(card('Médine')).getByText('Une oasis.');
    window.getSelection()?.selectAllChildren(text);
    fireEvent.click(text);
    window.getSelection()?.removeAllRanges();
    const link = within(card('Médine')).getByRole('link', { name: "Lancer l'outil" });
    expect(link).toHaveAttribute('href', '/outils/carte');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(openTitles()).toEqual([]);
  });

  it('mark featured tools, and planned tools, which cannot be opened', () => {
    renderCatalogue();
    const [medina, timeline] = [within(card('Médine')), within(card('Frise'))];
    expect(medina.getByText('A la une')).toBeVisible();
    expect(timeline.getByText('Bientôt disponible')).toBeVisible();
    expect(timeline.getByRole('button', { name: "Lancer l'outil" })).toBeDisabled();
    expect(timeline.queryByRole('link')).toBeNull();
    expect(within(card('Quizz')).queryByText('A la une')).toBeNull();
  });
});

describe('the filters of the catalogue', () => {
  it('show all tools at first, and announce their number', () => {
    renderCatalogue();
    expect(screen.getByRole('status')).toHaveTextContent('3 outils sur 3 affichés');
    const names = within(category())
      .getAllByRole('option')
      .map((element) => element.textContent);
    expect(names).toEqual(['Tous', 'Cartes interactives', 'Quizz']);
  });

  it('combine category and search', async () => {
    const user = renderCatalogue();
    await user.selectOptions(category(), 'Cartes interactives');
    expect(titles()).toEqual(['Médine', 'Frise']);
    await user.type(search(), 'MEDI');
    expect(titles()).toEqual(['Médine']);
    expect(screen.getByRole('status')).toHaveTextContent('1 outil sur 3 affiché');
  });

  it('announce an empty result, and are cleared together', async () => {
    const user = renderCatalogue();
    await user.type(search(), 'zzz');
    expect(screen.getByRole('heading', { name: 'No tools found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Effacer/ }));
    expect(titles()).toHaveLength(3);
    expect(search()).toHaveValue('');
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('are read in the address on arrival', () => {
    renderCatalogue('?q=dix&categorie=Quizz');
    expect(search()).toHaveValue('dix');
    expect(category()).toHaveValue('Quizz');
    expect(titles()).toEqual(['Quizz']);
  });

  it('are written into the address after a pause, or as soon as the search is left', async () => {
    const user = renderCatalogue();
    await user.type(search(), 'me');
    act(() => jest.advanceTimersByTime(1000));
    expect(window.location.search).toBe('?q=me');
    await user.type(search(), 'd');
    fireEvent.blur(search());
    expect(window.location.search).toBe('?q=med');
  });
});

it('an empty catalogue shows « No tools found »', () => {
  render(<ToolCatalogue entries={[]} />);
  expect(screen.getByRole('heading', { name: 'No tools found' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 outil sur 0 affiché');
});
