import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { loadSearch } from '@/components/search/searchIndex';
import { SearchBox } from '@/components/search/SearchBox.client';
import { NAMES_PATH } from '@/lib/search/siteIndex';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';

const none = { below: '/rien', rows: [] };
const people = {
  below: '/outils/arbre-genealogique',
  rows: [
    ['Khadîja bint Khuwaylid', 'Première épouse', 'khadija'],
    ['Khuwaylid', 'Père de Khadîja', 'khuwaylid'],
  ],
};
const things = {
  people,
  places: none,
  events: none,
  documents: none,
  episodes: { below: '/episodes', rows: [['Cinq', 'Un récit', 'cinq']] },
  tools: none,
};
const playable = { id: 'cinq', title: 'Cinq', author: 'Nous', pageUrl: '/episodes/cinq' };
const heard = {
  names: { people: [], places: [] },
  episodes: [{ playable, sentences: ['Khadîja l’écoute.'], gaps: [126] }],
};

const chosen = jest.fn();
const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => router,
}));

function Stage() {
  const [typed, setTyped] = useState('');
  return <SearchBox typed={typed} onType={setTyped} onChoose={chosen} />;
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  global.fetch = async (path) => {
    const index = path === NAMES_PATH ? { things, spellings: [], maps: [] } : heard;
    return { ok: true, json: async () => index } as Response;
  };
});

const field = () => screen.getByRole('combobox', { name: 'Rechercher sur le site' });

async function open() {
  const stage = renderWithPlayer(<Stage />);
  await act(() => loadSearch(() => undefined));
  return stage;
}

it('the search box shows groups of results as a list box, whose first option is active', async () => {
  const { user } = await open();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.type(field(), 'khadija');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('3 réponses');
  expect(screen.getByRole('listbox', { name: 'Réponses' })).toHaveAttribute(
    'id',
    field().getAttribute('aria-controls'),
  );
  expect(screen.getByRole('group', { name: /Personnes/ })).toBeVisible();
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(first).toHaveAttribute('href', '/outils/arbre-genealogique/khadija');
  expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
});

it('the search box moves among the results by the arrows, from one end to the other, and keeps the focus in the field', async () => {
  const { user } = await open();
  await user.type(field(), 'khadija{ArrowUp}');
  const options = screen.getAllByRole('option');
  expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveFocus();
});

it('the search box plays a sentence from its second at Enter', async () => {
  const { user, player, actAndFlush } = await open();
  await user.type(field(), 'ecoute');
  await actAndFlush(() => user.keyboard('{Enter}'));
  expect(player.playback.get()).toMatchObject({ episode: { id: 'cinq' } });
  expect(chosen).toHaveBeenCalled();
});

it('the search box leads to the page of a result without loading it anew, which would end the sound', async () => {
  const { user } = await open();
  await user.type(field(), 'khadija{Enter}');
  expect(router.push).toHaveBeenCalledWith('/outils/arbre-genealogique/khadija');
});

it('the search box shows one kind alone on demand', async () => {
  const { user } = await open();
  await user.type(field(), 'khadija');
  await user.click(screen.getByRole('button', { name: 'Épisodes 1' }));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Tout 3' }));
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

it('the search box announces an empty result, and offers the nearest names', async () => {
  const { user } = await open();
  await user.type(field(), 'kuvaylyd');
  expect(screen.getByRole('status')).toHaveTextContent('Rien ne répond à ces mots.');
  expect(screen.getByRole('group', { name: /Vouliez-vous dire/ })).toBeVisible();
});

it('the search box marks the searched words', async () => {
  const { user } = await open();
  await user.type(field(), 'khadidja');
  expect(screen.getAllByText('Khadîja', { selector: 'mark' }).length).toBeGreaterThan(1);
});

it('the search box stays on the page at Enter without results, since a new page would end the sound', async () => {
  const submitted = jest.fn();
  addEventListener('submit', submitted);
  const { user } = await open();
  await user.type(field(), 'zzzzzz{Enter}');
  removeEventListener('submit', submitted);
  expect(submitted.mock.calls[0]?.[0]).toHaveProperty('defaultPrevented', true);
});
