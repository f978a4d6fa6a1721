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

const namesInOrder = (...episodes: readonly ReturnType<typeof story>[]) =>
  inStoryOrder(episodes).map(({ name }) => name);

describe('the order of the history', () => {
  it('follows the numbers of a series, even where a story goes back in time', () => {
    const [first, second, third] = [
      story('I', 500, 610, 1),
      story('II', 500, 628, 2),
      story('III', 400, 610, 3),
    ] as const;
    expect(namesInOrder(third, first, second)).toEqual(['I', 'II', 'III']);
  });

  it('places a series at the year of its first story', () => {
    const abbasids = [1, 2].map((rank) => story(`A${rank}`, 750, 760, rank, 'Bagdad'));
    const births = [story('N2', 622, 632, 2), story('N1', 570, 610, 1)];
    expect(namesInOrder(...abbasids, ...births)).toEqual(['N1', 'N2', 'A1', 'A2']);
  });

  it('places an episode outside of a series at the middle of its years', () => {
    const special = (name: string, from: number, to: number) =>
      story(name, from, to, undefined, 'Hors série');
    expect(
      namesInOrder(
        special('Les sources', 610, 2024),
        story('N1', 570, 610, 1),
        special('L’éléphant', 569, 571),
      ),
    ).toEqual(['L’éléphant', 'N1', 'Les sources']);
  });
});
