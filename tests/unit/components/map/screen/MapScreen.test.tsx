import { act, screen, within } from '@testing-library/react';
import { address, router } from './setUpScreen';
import { renderMap } from '@/tests/unit/components/map/setUp';

const search = () => screen.getByRole('searchbox', { name: 'Rechercher un lieu' });
const panel = () => screen.getByRole('complementary', { name: 'Lieux historiques' });
const listedIds = () =>
  within(panel())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('data-list-place'));
const advance = (milliseconds = 1500) => act(() => jest.advanceTimersByTime(milliseconds));
/** Waits for the delay after which the map follows typed text. */
const stopTyping = () => advance(150);

describe('the list of places', () => {
  it('shows eight places, and folds the others', () => {
    renderMap();
    expect(within(panel()).getByRole('heading', { name: 'Lieux historiques' })).toBeVisible();
    const summary = within(panel()).getByText('2 lieux en plus ...');
    expect(summary.tagName).toBe('SUMMARY');
    const [shownList, foldedList] = within(panel()).getAllByRole('list', { hidden: true });
    expect(shownList?.children).toHaveLength(8);
    expect(foldedList?.children).toHaveLength(2);
    expect(summary.parentElement).toContainElement(foldedList ?? null);
  });

  it('links to the page of each place, with the query', async () => {
    const { user } = renderMap();
    await user.type(search(), 'badr');
    stopTyping();
    expect(screen.getByRole('link', { name: /Badr/ })).toHaveAttribute(
      'href',
      '/outils/carte-interactive/arabie/badr?q=badr',
    );
  });

  it('states the kind of each place, and its year', () => {
    renderMap();
    expect(screen.getByRole('link', { name: 'Badr Bataille, 624' })).toBeVisible();
  });
});

describe('the filters', () => {
  it('search after a pause in typing, not at each letter', async () => {
    const { user } = renderMap();
    const allIds = listedIds();
    await user.type(search(), 'TAIF');
    expect(listedIds()).toEqual(allIds);
    stopTyping();
    expect(listedIds()).toEqual(['taif']);
  });

  it('clear a search at once, and never show its results again', async () => {
    const { user } = renderMap();
    const allIds = listedIds();
    await user.type(search(), 'taif');
    stopTyping();
    await user.clear(search());
    expect(listedIds()).toEqual(allIds);
    await user.type(search(), 'b');
    expect(listedIds()).toEqual(allIds);
  });

  it('limit the list to a period', async () => {
    const { user } = renderMap();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Période' }), 'Les guerres');
    expect(listedIds()).toEqual(['badr', 'uhud', 'khaybar', 'muta', 'tabuk']);
  });

  it('limit the list to cities with capitals, or to battles', async () => {
    const { user } = renderMap();
    const type = screen.getByRole('combobox', { name: 'Type' });
    await user.selectOptions(type, 'Villes');
    expect(listedIds()).toEqual(['la-mecque', 'taif', 'medine', 'aksoum', 'tabuk']);
    await user.selectOptions(type, 'Batailles');
    expect(listedIds()).toEqual(['badr', 'uhud', 'khaybar', 'muta']);
    await user.selectOptions(type, 'Tous');
    expect(screen.getByText('2 lieux en plus ...')).toBeVisible();
  });

  it('announce an empty result, keep the focus, and can be cleared', async () => {
    const { user } = renderMap();
    await user.type(search(), 'atlantide');
    stopTyping();
    expect(screen.getByText('Aucun lieu ne correspond à ces critères.')).toHaveRole('status');
    expect(search()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(search()).toHaveValue('');
    expect(listedIds()).not.toEqual([]);
  });

  it('announce the number of places once they have settled', async () => {
    const { user } = renderMap();
    await user.type(search(), 'mu');
    stopTyping();
    advance();
    expect(screen.getByText('1 lieu affiché')).toHaveRole('status');
    await user.clear(search());
    advance();
    expect(screen.getByText('10 lieux affichés')).toHaveRole('status');
  });
});

describe('the address of a map', () => {
  it('sets the filters and the year on arrival', async () => {
    renderMap({ query: '?q=u&type=batailles&chronologie=1&annee=625' });
    expect(search()).toHaveValue('u');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Batailles');
    expect(await screen.findByRole('slider', { name: 'Année' })).toHaveValue('625');
    // Places of the current year come first.
    expect(listedIds()).toEqual(['uhud', 'badr']);
  });

  it('changes the filters when the reader goes back', () => {
    renderMap({ query: '?q=badr' });
    window.history.replaceState(null, '', '/outils/carte-interactive/arabie?q=uhud');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(search()).toHaveValue('uhud');
  });

  it('is written without a history entry, twice at most for a word', async () => {
    const { user } = renderMap();
    const entries = window.history.length;
    const replaceState = jest.spyOn(window.history, 'replaceState');
    await user.type(search(), 'medine');
    advance();
    expect(window.location.search).toBe('?q=medine');
    expect(replaceState.mock.calls.length).toBeLessThanOrEqual(2);
    expect(window.history.length).toBe(entries);
    replaceState.mockRestore();
  });

  it('stays unchanged once another page is open', async () => {
    const { user, unmount } = renderMap();
    await user.type(search(), 'medine');
    window.history.replaceState(null, '', '/about');
    advance();
    unmount();
    expect(window.location.search).toBe('');
  });
});

describe('a place of a map', () => {
  it('is opened once, as a page, by a double click on its marker', async () => {
    const { user } = renderMap();
    // The navigation stays pending.
    router.push.mockReturnValue(new Promise(() => undefined));
    await user.dblClick(screen.getByRole('button', { name: 'Badr' }));
    expect(router.push.mock.calls).toEqual([
      ['/outils/carte-interactive/arabie/badr', { scroll: false }],
    ]);
  });

  it('that is open is not opened again', async () => {
    address.segment = 'badr';
    const { user } = renderMap();
    await user.click(screen.getByRole('button', { name: 'Badr' }));
    expect(router.push).not.toHaveBeenCalled();
  });

  it('gives the focus back to its marker when it is closed', () => {
    address.segment = 'badr';
    const { rerenderAtAddress } = renderMap();
    address.segment = null;
    rerenderAtAddress();
    expect(screen.getByRole('button', { name: 'Badr' })).toHaveFocus();
  });

  it('keeps the query of the address', () => {
    const { rerenderAtAddress } = renderMap({ query: '?type=batailles' });
    window.history.pushState(null, '', '/outils/carte-interactive/arabie/badr');
    address.segment = 'badr';
    rerenderAtAddress();
    expect(window.location.search).toBe('?type=batailles');
  });

  it('is closed by Escape, which replaces its history entry', async () => {
    address.segment = 'badr';
    const { user } = renderMap();
    await user.keyboard('{Escape}');
    expect(router.replace).toHaveBeenCalledWith('/outils/carte-interactive/arabie', {
      scroll: false,
    });
  });

  it('stays open when Escape empties the search', async () => {
    address.segment = 'badr';
    const { user } = renderMap({ query: '?q=badr' });
    await user.click(search());
    await user.keyboard('{Escape}');
    expect(router.replace).not.toHaveBeenCalled();
  });
});
