import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapQuiz } from '@/components/quiz/map/MapQuiz.client';
import type { QuizMap } from '@/lib/quiz/map/quizMap';
import { places } from '@/tests/unit/lib/quiz/map/places';

// jsdom has no layout: the stage is tested end to end.
jest.mock('@/components/map/createLazyStage', () => ({ createLazyStage: () => () => null }));

const arabia: QuizMap = {
  id: 'arabie',
  title: 'L’Arabie',
  extent: { bounds: { west: 30, east: 58, south: 11, north: 38 }, width: 1500, height: 1611 },
  drawing: '/maps/arabie/muette.svg',
  places,
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function openList() {
  const user = userEvent.setup();
  render(<MapQuiz maps={[arabia]} />);
  await user.click(button(/^L’Arabie/));
  await user.click(button('Répondre par une liste'));
  return user;
}

describe('the quiz on the map, without the map', () => {
  it('can be answered to its end from the list, and names every place', async () => {
    const user = await openList();
    for (let rank = 1; rank <= 10; rank += 1) {
      expect(screen.getByText(`Lieu ${rank} / 10`)).toBeVisible();
      expect(screen.getByRole('heading')).toHaveTextContent(/^Où est .+\?$/);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        if (!screen.queryByRole('group')) break;
        const radios = within(screen.getByRole('group')).getAllByRole('radio');
        expect(radios).toHaveLength(4);
        await user.click(radios[attempt] ?? radios[0] ?? document.body);
        await user.click(button('Répondre'));
      }
      expect(screen.getByRole('link', { name: /^La fiche du lieu/ })).toBeVisible();
      await user.click(button('Continuer'));
    }
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      /^\d+ lieux? trouvés? sur 10$/,
    );
    expect(screen.getAllByRole('link', { name: /^La fiche du lieu/ })).toHaveLength(10);
    expect(screen.getAllByText(/^trouvé au \d|^montré/)).toHaveLength(10);
  }, 60_000);

  it('shows after a miss the distance, the direction and the number of tries left', async () => {
    const user = await openList();
    for (const radio of screen.getAllByRole('radio').slice(0, 2)) {
      if (!screen.queryByRole('group') || !radio.isConnected) break;
      await user.click(radio);
      await user.click(button('Répondre'));
    }
    const correction = screen.queryByText(/^Manqué/);
    if (correction)
      expect(correction).toHaveTextContent(/à .+km, (au|à l’).+du lieu cherché\. Il reste/);
    else expect(screen.getByText(/^trouvé au 1er essai/)).toBeVisible();
  });

  it('shows the place by « Montrer le lieu », and the choice of a map by « Retour »', async () => {
    const user = await openList();
    await user.click(button('Montrer le lieu'));
    expect(screen.getByText(/^montré/)).toBeVisible();
    await user.click(button('Retour'));
    expect(screen.getByRole('heading')).toHaveTextContent('Choisissez une carte');
  });

  it('asks for a confirmation before it discards the results', async () => {
    const user = userEvent.setup();
    render(<MapQuiz maps={[arabia]} />);
    await user.click(button(/^L’Arabie/));
    await user.click(button('Montrer le lieu'));
    await user.click(button('Continuer'));
    await user.click(button('Retour'));
    expect(screen.getByText(/^Lieu 2/)).toBeVisible();
    await user.click(button(/^Abandonner/));
    expect(screen.getByRole('heading')).toHaveTextContent('Choisissez une carte');
  });
});
