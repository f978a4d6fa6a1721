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

/** Creates a file as an input returns; jsdom's `File` has no `text()`. */
const fileOf = (text: string) => ({ name: 'x.json', text: async () => text });
const chooseFile = (text: string): void =>
  void fireEvent.change(screen.getByLabelText('Fichier d’un autre appareil'), {
    target: { files: [fileOf(text)] },
  });

/** A part of the exchanged file with a short form for links. */
const shortForm = { key: 'e', format: () => 'AB', merge: jest.fn(async () => 3) };
const shortPart: ExchangePart = {
  ...{ key: 'ecoute', name: 'votre écoute', read: () => null, erase: () => undefined },
  merge: () => success(0),
  additions: String,
  short: shortForm,
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
  ['of another format', '[1,2,3]', /n’est pas un fichier/],
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
])(
  'a file %s is refused with a sentence, and leaves the review unchanged',
  async (_, text, sentence) => {
    const eventsBefore = browserReview().get().events;
    chooseFile(text);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map((element) => element.textContent)
          .join(),
      ).toMatch(sentence),
    );
    expect(browserReview().get().events).toEqual(eventsBefore);
    expect({}).not.toHaveProperty('format');
  },
);

it('a file of another device is merged, and the same file reported as known', async () => {
  const otherLog = writeLog([{ id: 'x', at: 5, kind: 'kept', card: 'q:q-2' }]);
  chooseFile(otherLog);
  await screen.findByText(/^Réunis aux vôtres.*1 réponse ou choix de révision/);
  expect([...browserReview().get().states.keys()].toSorted()).toEqual(['q:q-1', 'q:q-2']);
  chooseFile(otherLog);
  await screen.findByText(/Tout était déjà ici/);
});

describe('erasing the review', () => {
  it('needs a confirmation, offers an export first, and can be cancelled', async () => {
    const createObjectURL = jest.fn(() => 'blob:x');
    const anchorClick = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    const user = userEvent.setup();
    await user.click(button('Tout effacer…'));
    expect(screen.getByText(/seront effacés de ce navigateur/)).toHaveFocus();
    await user.click(button('Télécharger d’abord'));
    expect(createObjectURL).toHaveBeenCalledTimes(1);
    expect(anchorClick).toHaveBeenCalledTimes(1);
    await user.click(button('Ne rien effacer'));
    expect(browserReview().get().events).toHaveLength(1);
  });

  it('empties the storage of the browser, and is announced', async () => {
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

it('the text beside the link lists the parts that only the file contains', () => {
  expect(
    screen.getByText(/Le reste ne passe que par le fichier\s: votre carnet et ses notes\./),
  ).toBeVisible();
});

it('the link contains the short form of other parts, which are merged when it is opened', async () => {
  const address = screen.getByLabelText<HTMLInputElement>('Lien pour un autre appareil').value;
  expect(address).toMatch(/#r=B[\w-]+&e=AB$/);
  act(() => void (window.location.hash = address.slice(address.indexOf('#'))));
  await userEvent
    .setup()
    .click(await screen.findByRole('button', { name: 'Les réunir aux miennes' }));
  await screen.findByText(/3 éléments ajoutés/);
  expect(shortForm.merge).toHaveBeenCalledWith('AB', expect.any(Set));
  expect(window.location.hash).toBe('');
});
