import { clampToStage, isCulled, needsCulling } from '@/lib/map/markers/culling';
import { layOutPlaces } from '@/lib/map/markers/placesLayout';
import { nameBox } from '@/lib/map/markers/nameBox';
import { quizPlaceAt } from '@/tests/unit/lib/quiz/map/places';

const STAGE = { width: 300, height: 200 };
const placementAt = (x: number, y: number) => ({
  ...{ offset: { x, y }, nameSide: null, leader: 0, host: null },
});

it.each([
  [{ x: 48, y: -48, scale: 1 }, false],
  [{ x: 49, y: 0, scale: 1 }, true],
  [{ x: 0, y: -49, scale: 1 }, true],
  [{ x: 0, y: 0, scale: 2 }, true],
])('culls again 48 pixels away or at another scale: %j, %p', (viewport, expected) => {
  expect(needsCulling({ x: 0, y: 0, scale: 1 }, viewport)).toBe(expected);
});

it.each([
  [[-64, -64], [0, 0], false],
  [[364, 264], [0, 0], false],
  [[-65, 100], [0, 0], true],
  [[365, 100], [0, 0], true],
  [[100, -65], [0, 0], true],
  [[100, 265], [0, 0], true],
  [[-100, -90], [40, 30], false],
  [[0, 0], [-100, -90], false],
] as const)(
  'culls a marker more than 64 pixels outside the stage: %j moved by %j, %p',
  (position, offset, expected) => {
    const anchor = { x: position[0], y: position[1] };
    expect(isCulled({ anchor, placement: placementAt(offset[0], offset[1]) }, STAGE)).toBe(
      expected,
    );
  },
);

it('clamps a point to the stage', () => {
  expect(clampToStage({ x: -1, y: 201 }, STAGE)).toEqual({ x: 0, y: 200 });
  expect(clampToStage({ x: 301, y: -1 }, STAGE)).toEqual({ x: 300, y: 0 });
});

it.each([
  ['below', { left: 70, right: 130, top: 67, bottom: 87 }],
  ['above', { left: 70, right: 130, top: 13, bottom: 33 }],
  ['right', { left: 117, right: 177, top: 40, bottom: 60 }],
  ['left', { left: 23, right: 83, top: 40, bottom: 60 }],
] as const)('a label %s its marker has the box %j', (side, box) => {
  const metrics = { markerSize: 28, nameHeight: 20 };
  expect(nameBox({ x: 100, y: 50 }, 60, side, metrics)).toEqual(box);
});

it('lays out the places of most episodes first, in pixels of the scaled image', () => {
  const { anchors, seen, placements } = layOutPlaces(
    [
      quizPlaceAt('none', 0, 0),
      quizPlaceAt('one', 0, 0, { coordinates: [50, 25], episodeCount: 1 }),
    ],
    { x: -10, y: -20, scale: 2 },
    {
      ...{ image: { width: 400, height: 200 }, stage: STAGE, apart: 30 },
      ...{
        controls: [{ left: 290, right: 490, top: 180, bottom: 200 }],
        nameWidthOf: () => 60,
      },
    },
  );
  expect([...anchors]).toEqual([
    ['one', { x: 400, y: 100 }],
    ['none', { x: 400, y: 200 }],
  ]);
  expect(seen).toEqual({ left: 10, right: 310, top: 20, bottom: 220 });
  expect(placements.get('none')?.nameSide).toBe('above');
});
