import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserReview } from '@/components/review/browserReview';
import { bookmarksPart } from '@/components/notebook/bookmarksPart';
import { browserNotebook } from '@/components/notebook/browserNotebook';
import { Exchange } from '@/components/review/exchange/Exchange.client';
import { reviewPart } from '@/components/review/reviewPart';
import type { ExchangePart } from '@/lib/exchange/part';
import { deckOf } from '@/lib/review/deck';
import { success } from '@/lib/result';
import { writeLog } from '@/lib/review/record';
import { bank } from '@/tests/unit/lib/quiz/bank';

const deck = deckOf(bank);
const button = (name: string) => screen.getByRole('button', { name });

/** Creates a file as an input gives it; jsdom's own has no `text()`. */
const fileOf = (text: string) => ({ name: 'x.json', text: async () => text });
const open = (text: string): void =>
  void fireEvent.change(screen.getByLabelText('Fichier d’un autre appareil'), {
    target: { files: [fileOf(text)] },
  });

/** A part that travels by link too. */
const short = { key: 'e', format: () => 'AB', merge: jest.fn(async () => 3) };
const shortPart: ExchangePart = {
  ...{ key: 'ecoute', name: 'votre écoute', read: () => null, erase: () => undefined },
  merge: () => success(0),
  additions: String,
  short,
};

beforeEach(() => {
  browserReview().erase();
  browserNotebook().erase();
  browserReview().add({ kind: 'kept', card: 'q:q-1' });
  render(
    <Exchange
      deck={deck}
      today={20_000}
      isAsked
      parts={[reviewPart, bookmarksPart, shortPart]}
    />,
  );
});

it.each([
  ['cut short', '{"format":"chroniques-revision","version":1,"eve', /n’est pas un fichier/],
  ['of something else', '[1,2,3]', /n’est pas un fichier/],
  [
    'hostile',
    '{"__proto__":{"format":"chroniques-revision","version":1},"events":[]}',
    /n’est pas un fichier/,
  ],
  ['of five megabytes', ' '.repeat(5_000_000), /trop gros/],
  [
    'of a newer version',
    '{"format":"chroniques-revision","version":2,"events":[{}]}',
    /version plus récente/,
  ],
])('a file %s is refused in a sentence, and changes nothing', async (_, text, sentence) => {
  const before = browserReview().get().events;
  open(text);
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join(),
    ).toMatch(sentence),
  );
  expect(browserReview().get().events).toEqual(before);
  expect({}).not.toHaveProperty('format');
});

it('a file of another device is merged, and reported as known the second time', async () => {
  const other = writeLog([{ id: 'x', at: 5, kind: 'kept', card: 'q:q-2' }]);
  open(other);
  await screen.findByText(/^Réunis aux vôtres.*1 réponse ou choix de révision/);
  expect([...browserReview().get().states.keys()].toSorted()).toEqual(['q:q-1', 'q:q-2']);
  open(other);
  await screen.findByText(/Tout était déjà ici/);
});

describe('erasing the review', () => {
  it('needs a confirmation, offers an export first, and can be cancelled', async () => {
    const made = jest.fn(() => 'blob:x');
    const given = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    const user = userEvent.setup();
    await user.click(button('Tout effacer…'));
    expect(screen.getByText(/seront effacés de ce navigateur/)).toHaveFocus();
    await user.click(button('Télécharger d’abord'));
    expect(made).toHaveBeenCalledTimes(1);
    expect(given).toHaveBeenCalledTimes(1);
    await user.click(button('Ne rien effacer'));
    expect(browserReview().get().events).toHaveLength(1);
  });

  it('leaves nothing in the browser, and announces it', async () => {
    const user = userEvent.setup();
    const page = '/outils/carte-interactive/arabie/badr';
    browserNotebook().add({ kind: 'place', title: 'Badr', page });
    await user.click(button('Tout effacer…'));
    await user.click(button('Effacer tout cela'));
    expect(browserNotebook().get().value).toEqual([]);
    expect(browserReview().get().events).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(screen.getByText('Tout est effacé de ce navigateur.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tout effacer…' })).not.toBeInTheDocument();
  });
});

it('the link says what it leaves out, which goes by the file', () => {
  expect(
    screen.getByText(/Le reste ne passe que par le fichier\s: votre carnet et ses notes\./),
  ).toBeVisible();
});

it('the link carries the short form of other parts, and merges what it has brought', async () => {
  const address = screen.getByLabelText<HTMLInputElement>('Lien pour un autre appareil').value;
  expect(address).toMatch(/#r=B[\w-]+&e=AB$/);
  act(() => void (window.location.hash = address.slice(address.indexOf('#'))));
  await userEvent
    .setup()
    .click(await screen.findByRole('button', { name: 'Les réunir aux miennes' }));
  await screen.findByText(/3 éléments ajoutés/);
  expect(short.merge).toHaveBeenCalledWith('AB', expect.any(Set));
  expect(window.location.hash).toBe('');
});
