import { inStoryOrder } from '@/lib/episodes/story/storyOrder';

const told = (name: string, from: number, to: number, number?: number, category = 'Série') => ({
  name,
  category,
  years: { from, to, label: '' },
  ...(number !== undefined && { number }),
});

const names = (...episodes: readonly ReturnType<typeof told>[]) =>
  inStoryOrder(episodes).map(({ name }) => name);

describe('the order of the history', () => {
  it('is the author’s own within a series, even where a story goes back', () => {
    expect(
      names(told('III', 400, 610, 3), told('I', 500, 610, 1), told('II', 500, 628, 2)),
    ).toEqual(['I', 'II', 'III']);
  });

  it('puts a series where the first of its stories is', () => {
    expect(
      names(
        told('Abbassides 1', 750, 760, 1, 'Bagdad'),
        told('Naissance 2', 622, 632, 2),
        told('Naissance 1', 570, 610, 1),
        told('Abbassides 2', 760, 800, 2, 'Bagdad'),
      ),
    ).toEqual(['Naissance 1', 'Naissance 2', 'Abbassides 1', 'Abbassides 2']);
  });

  it('puts what is outside of a series at the middle of its years', () => {
    expect(
      names(
        told('Les sources', 610, 2024, undefined, 'Hors série'),
        told('Naissance 1', 570, 610, 1),
        told('L’éléphant', 569, 571, undefined, 'Hors série'),
      ),
    ).toEqual(['L’éléphant', 'Naissance 1', 'Les sources']);
  });
});
