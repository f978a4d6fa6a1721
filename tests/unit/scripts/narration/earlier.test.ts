/** @jest-environment node */
import { withEarlierSound } from '@/scripts/narration/earlier';

const sound = (duration: number, ...cues: readonly (readonly [string, number, string])[]) => ({
  duration,
  cues: cues.map(([id, start, text]) => ({ id, start, text })),
});

const before = sound(
  100,
  ['c1-titre', 6.2, 'Les déserts'],
  ['c1-p1-s1', 8.25, 'La caravane quitte La Mecque avant l’aube.'],
  ['c1-p1-s2', 14, 'On chante.'],
  ['c1-p1-s3', 20.9, 'Trois jours plus tard, elle voit Yathrib.'],
  ['c2-titre', 40, 'La fin'],
);

it('a replaced sound is recorded with the positions of its sentences in the next one', () => {
  const next = sound(
    120,
    ['c1-titre', 6.2, 'Un pays de sable'],
    ['c1-p1-s1', 9, 'Qui part ?'],
    ['c1-p1-s2', 12.37, 'Avant l’aube, une caravane quitte La Mecque.'],
    ['c1-p2-s1', 30, 'Elle voit Yathrib, trois jours plus tard.'],
    ['c2-titre', 55, 'Et après ?'],
  );
  expect(withEarlierSound({}, 'badr', before, next)).toEqual({
    badr: [
      {
        ...{ from: 100, to: 120 },
        starts: [
          [6.2, 6.2],
          [8.2, 12.3],
          [20.9, 30],
          [40, 55],
        ],
      },
    ],
  });
});

it('a sound is recorded after its predecessors', () => {
  const once = withEarlierSound({}, 'badr', before, { ...before, duration: 110 });
  const twice = withEarlierSound(once, 'badr', { ...before, duration: 110 }, before);
  expect(twice.badr?.map(({ from, to }) => [from, to])).toEqual([
    [100, 110],
    [110, 100],
  ]);
});

it('a sound as long as the next is not recorded: no position identifies it', () => {
  expect(withEarlierSound({}, 'badr', before, { ...before, duration: 100.9 })).toEqual({});
});
