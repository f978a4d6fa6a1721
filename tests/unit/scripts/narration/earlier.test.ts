/** @jest-environment node */
import { withEarlierSound } from '@/scripts/narration/earlier';

const recordingOf = (
  duration: number,
  ...cues: readonly (readonly [string, number, string])[]
) => ({
  duration,
  cues: cues.map(([id, start, text]) => ({ id, start, text })),
});

const formerRecording = recordingOf(
  100,
  ['c1-titre', 6.2, 'Les déserts'],
  ['c1-p1-s1', 8.25, 'La caravane quitte La Mecque avant l’aube.'],
  ['c1-p1-s2', 14, 'On chante.'],
  ['c1-p1-s3', 20.9, 'Trois jours plus tard, elle voit Yathrib.'],
  ['c2-titre', 40, 'La fin'],
);

it('a replaced recording is noted with the positions of its sentences in the new recording', () => {
  const newRecording = recordingOf(
    120,
    ['c1-titre', 6.2, 'Un pays de sable'],
    ['c1-p1-s1', 9, 'Qui part ?'],
    ['c1-p1-s2', 12.37, 'Avant l’aube, une caravane quitte La Mecque.'],
    ['c1-p2-s1', 30, 'Elle voit Yathrib, trois jours plus tard.'],
    ['c2-titre', 55, 'Et après ?'],
  );
  expect(withEarlierSound({}, 'badr', formerRecording, newRecording)).toEqual({
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

it('a second replaced recording is noted after the first', () => {
  const afterFirst = withEarlierSound({}, 'badr', formerRecording, {
    ...formerRecording,
    duration: 110,
  });
  const afterSecond = withEarlierSound(
    afterFirst,
    'badr',
    { ...formerRecording, duration: 110 },
    formerRecording,
  );
  expect(afterSecond.badr?.map(({ from, to }) => [from, to])).toEqual([
    [100, 110],
    [110, 100],
  ]);
});

it('a replaced recording as long as the new recording is not noted', () => {
  expect(
    withEarlierSound({}, 'badr', formerRecording, { ...formerRecording, duration: 100.9 }),
  ).toEqual({});
});
