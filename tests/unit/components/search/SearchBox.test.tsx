import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { loadSearch } from '@/components/search/searchIndex';
import { SearchBox } from '@/components/search/SearchBox.client';
import { NAMES_PATH } from '@/lib/search/siteIndex';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';

const emptyRows = { below: '/rien', rows: [] };
const people = {
  below: '/outils/arbre-genealogique',
  rows: [
    ['Khadîja bint Khuwaylid', 'Première épouse', 'khadija'],
    ['Khuwaylid', 'Père de Khadîja', 'khuwaylid'],
  ],
};
const items = {
  people,
  places: emptyRows,
  events: emptyRows,
  documents: emptyRows,
  episodes: { below: '/episodes', rows: [['Cinq', 'Un récit', 'cinq']] },
  tools: emptyRows,
};
const playable = { id: 'cinq', title: 'Cinq', author: 'Nous', pageUrl: '/episodes/cinq' };
const spoken = {
  names: { people: [], places: [] },
  episodes: [{ playable, sentences: ['Khadîja l’écoute.'], gaps: [126] }],
};

const onChoose = jest.fn();
const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => router,
}));

function SearchBoxHost() {
  const [query, setTyped] = useState('');
  return <SearchBox typed={query} onType={setTyped} onChoose={onChoose} />;
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  global.fetch = async (path) => {
    const index = path === NAMES_PATH ? { things: items, spellings: [], maps: [] } : spoken;
    return { ok: true, json: async () => index } as Response;
  };
});

const field = () => screen.getByRole('combobox', { name: 'Rechercher sur le site' });

async function openSearch() {
  const view = renderWithPlayer(<SearchBoxHost />);
  await act(() => loadSearch(() => undefined));
  return view;
}

it('the search box shows groups of results as a list box, whose first option is active', async () => {
  const { user } = await openSearch();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.type(field(), 'khadija');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('3 réponses');
  expect(screen.getByRole('listbox', { name: 'Réponses' })).toHaveAttribute(
    'id',
    field().getAttribute('aria-controls'),
  );
  expect(screen.getByRole('group', { name: /Personnes/ })).toBeVisible();
  const [firstOption] = screen.getAllByRole('option');
  expect(firstOption).toHaveAttribute('aria-selected', 'true');
  expect(firstOption).toHaveAttribute('href', '/outils/arbre-genealogique/khadija');
  expect(field()).toHaveAttribute('aria-activedescendant', firstOption?.id);
});

it('the search box moves among the results by arrow keys, cyclically, with the focus in the field', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'khadija{ArrowUp}');
  const options = screen.getAllByRole('option');
  expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveFocus();
});

it('the search box plays a sentence from its second at Enter', async () => {
  const { user, player, actAndFlush } = await openSearch();
  await user.type(field(), 'ecoute');
  await actAndFlush(() => user.keyboard('{Enter}'));
  expect(player.playback.get()).toMatchObject({ episode: { id: 'cinq' } });
  expect(onChoose).toHaveBeenCalled();
});

it('the search box opens the page of a result by the router, so that playback continues', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'khadija{Enter}');
  expect(router.push).toHaveBeenCalledWith('/outils/arbre-genealogique/khadija');
});

it('the search box shows the results of one kind alone by a button', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'khadija');
  await user.click(screen.getByRole('button', { name: 'Épisodes 1' }));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Tout 3' }));
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

it('the search box announces an empty result, and offers the nearest names', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'kuvaylyd');
  expect(screen.getByRole('status')).toHaveTextContent('Rien ne répond à ces mots.');
  expect(screen.getByRole('group', { name: /Vouliez-vous dire/ })).toBeVisible();
});

it('the search box marks the searched words', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'khadidja');
  expect(screen.getAllByText('Khadîja', { selector: 'mark' }).length).toBeGreaterThan(1);
});

it('the search box submits no form at Enter without results, so that playback continues', async () => {
  const onSubmit = jest.fn();
  addEventListener('submit', onSubmit);
  const { user } = await openSearch();
  await user.type(field(), 'zzzzzz{Enter}');
  removeEventListener('submit', onSubmit);
  expect(onSubmit.mock.calls[0]?.[0]).toHaveProperty('defaultPrevented', true);
});
