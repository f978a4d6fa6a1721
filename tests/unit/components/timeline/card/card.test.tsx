import { screen, within } from '@testing-library/react';
import { EntryCard } from '@/components/timeline/card/EntryCard.client';
import { readDigest } from '@/components/timeline/card/digest';
import { findEntry, loadBoard, loadTimeline } from '@/lib/server/content/timeline/timeline';
import { entryDigest } from '@/lib/server/timeline/entryDigest';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';

const { entries } = loadBoard();

const digestOf = (id: string) => {
  const entry = findEntry(id);
  if (!entry) throw new Error(id);
  return entryDigest(entry);
};

function renderCard(id: string, fetchDigest: () => Promise<unknown>) {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(id);
  // jsdom has no `fetch`.
  Object.assign(globalThis, {
    fetch: () => fetchDigest().then((json) => ({ json: () => json })),
  });
  const nextIds: string[] = [];
  const onClose = jest.fn();
  const view = renderWithPlayer(
    <EntryCard
      entry={entry}
      side="right"
      entries={entries}
      onGo={({ id: nextId }) => nextIds.push(nextId)}
      onClose={onClose}
    />,
  );
  return {
    ...view,
    entry,
    nextIds,
    onClose,
    card: screen.getByRole('dialog', { name: entry.title }),
  };
}

afterEach(() => jest.restoreAllMocks());

it('each digest of the timeline is read as it was written', () => {
  for (const { id } of loadTimeline().entries) {
    const digest = digestOf(id);
    expect(readDigest(JSON.parse(JSON.stringify(digest)))).toEqual(digest);
  }
});

it.each([null, 'mot', {}, { kind: 'a', hijri: 'b' }, { kind: 1, hijri: 'b', text: 'c' }])(
  'an invalid digest is read as null: %j',
  (value) => expect(readDigest(value)).toBeNull(),
);

it('a digest with an unplayable passage is read without the passage', () => {
  const digest = { kind: 'a', hijri: 'b', text: 'c', passage: { episode: {}, at: 3 } };
  expect(readDigest(digest)).toEqual({ ...digest, passage: null });
});

it('the card of an event shows its date in both calendars and its grade, plays and leads to the next', async () => {
  const { card, user, player, entry, nextIds } = renderCard('hegire', () =>
    Promise.resolve(digestOf('hegire')),
  );
  expect(within(card).getByRole('heading', { name: entry.title })).toHaveFocus();
  expect(await within(card).findByText('Islam · Événement')).toBeVisible();
  for (const words of [entry.when, 'an 1', 'date établie', digestOf('hegire').text])
    expect(card.textContent).toContain(words);
  expect(within(card).getByRole('link', { name: 'Lire' })).toHaveAttribute(
    'href',
    '/outils/frise/hegire',
  );
  const play = jest.spyOn(player, 'play').mockImplementation(() => undefined);
  await user.click(within(card).getByRole('button', { name: /^Écouter/ }));
  const { passage } = digestOf('hegire');
  expect(play).toHaveBeenCalledWith(passage?.episode, { at: passage?.at });
  await user.click(within(card).getByRole('button', { name: 'Événement suivant' }));
  const index = entries.findIndex(({ id }) => id === 'hegire');
  expect(nextIds).toEqual([entries[index + 1]?.id]);
});

it('the card of an event shows the board’s data without a network, and closes by Escape', async () => {
  const { card, user, onClose, entry } = renderCard('hegire', () =>
    Promise.reject(new TypeError()),
  );
  expect(card).toHaveTextContent(entry.when);
  expect(card).toHaveTextContent('1 H');
  expect(within(card).queryByRole('button', { name: /^Écouter/ })).toBeNull();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
