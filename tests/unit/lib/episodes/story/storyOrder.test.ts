import { inStoryOrder } from '@/lib/episodes/story/storyOrder';

const story = (
  name: string,
  from: number,
  to: number,
  number?: number,
  category = 'Série',
) => ({
  name,
  category,
  years: { from, to, label: '' },
  ...(number !== undefined && { number }),
});

const names = (...episodes: readonly ReturnType<typeof story>[]) =>
  inStoryOrder(episodes).map(({ name }) => name);

describe('the order of the history', () => {
  it('is the author’s own within a series, even where a story goes back in time', () => {
    const [one, two, three] = [
      story('I', 500, 610, 1),
      story('II', 500, 628, 2),
      story('III', 400, 610, 3),
    ] as const;
    expect(names(three, one, two)).toEqual(['I', 'II', 'III']);
  });

  it('places a series at the first of its stories', () => {
    const abbasids = [1, 2].map((rank) => story(`A${rank}`, 750, 760, rank, 'Bagdad'));
    const births = [story('N2', 622, 632, 2), story('N1', 570, 610, 1)];
    expect(names(...abbasids, ...births)).toEqual(['N1', 'N2', 'A1', 'A2']);
  });

  it('places an episode outside of a series at the middle of its years', () => {
    const outside = (name: string, from: number, to: number) =>
      story(name, from, to, undefined, 'Hors série');
    expect(
      names(
        outside('Les sources', 610, 2024),
        story('N1', 570, 610, 1),
        outside('L’éléphant', 569, 571),
      ),
    ).toEqual(['L’éléphant', 'N1', 'Les sources']);
  });
});
