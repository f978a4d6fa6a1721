import { layoutMarkers } from '@/lib/map/markers/markerLayout';
import { seededRandom } from '@/lib/random';

const STAGE = { left: 0, top: 0, right: 400, bottom: 300 };
const CONTROLS = [{ left: 340, right: 384, top: 20, bottom: 110 }];
const METRICS = { apart: 30, markerSize: 28, nameHeight: 20, stage: STAGE, controls: CONTROLS };

/**
 * Lays out markers that are close together, some at one point, some with a shore, some beyond the stage. Formats each
 * marker as its offset in pixels, the side of its label (b below, r right, l left, a above, - none), the length of its
 * leader line in pixels and the id of the shared marker that contains it.
 */
function layOut(count: number, seed: number, scale?: number): readonly string[] {
  const random = seededRandom(seed);
  const upTo = (max: number): number => Math.round(random() * max);
  const shoreOf = (): string =>
    Array.from({ length: 24 }, () => upTo(35).toString(36)).join('');
  const markers = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    ...{ x: upTo(41) * 10 - 5, y: upTo(31) * 10 - 5, nameWidth: 30 + upTo(60) },
    ...(index % 3 === 0 && { shore: shoreOf() }),
  }));
  const layout = layoutMarkers(markers, { ...METRICS, ...(scale && { scale }) });
  return [...layout.values()].map(({ offset: { x, y }, nameSide, leader, host }) =>
    `${x.toFixed()},${y.toFixed()} ${nameSide?.[0] ?? '-'} ${leader.toFixed()} ${host ?? ''}`
      .replace(/-0,/, '0,')
      .replace(/,-0 /, ',0 ')
      .trim(),
  );
}

// Layouts approved by eye: a change of any constant of the layout moves one of their markers.
it.each([
  [
    'near the coast',
    45,
    1,
    0.8,
    [
      '0,0 l 0; 0,0 b 0; 0,0 l 0; 0,0 b 0; 0,0 r 0; 0,0 r 0; 0,0 r 0; 0,0 r 0; 0,0 b 0',
      '0,0 l 0; -21,-29 l 36; -7,10 r 12; 0,0 - 0 9; -11,6 l 12; 0,0 - 0 9; 0,0 a 0',
      '0,0 - 0 7; 0,0 r 0; 0,0 r 0; 0,0 b 0; -20,-13 a 24; 0,0 - 0 18; -11,21 b 24; 0,0 l 0',
      '0,0 l 0; 0,0 - 0 6; 0,0 - 0 3; 0,0 - 0 4; -17,32 b 22; 0,0 - 0 3; -1,12 b 12',
      '0,0 l 0; 11,5 r 12; 0,0 r 0; 0,0 b 0; 6,-10 r 12; 0,0 - 0; 12,-21 r 10; 0,0 r 0',
      '0,0 - 0; 0,0 b 0; 7,9 r 12; 0,0 - 0 17; 0,-12 b 12; 0,0 - 0 0',
    ],
  ],
  [
    'at full size',
    70,
    2,
    undefined,
    [
      '0,0 l 0; 0,0 b 0; 0,0 l 0; 0,0 b 0; -16,-18 l 24; -7,-10 b 12; -6,10 b 12; 0,0 b 0',
      '11,-5 r 12; 0,0 b 0; 31,-18 r 22; 11,-5 r 12; 0,0 b 0; -93,140 b 168; 0,0 l 0',
      '0,0 r 0; 5,-84 r 84; -6,-10 l 12; 0,0 b 0; 0,0 a 0; -9,-8 l 12; 0,0 - 0; -1,-24 a 24',
      '24,0 l 24; 0,0 a 0; 6,36 b 36; 9,-8 r 12; -28,23 l 36; -20,-13 r 24; 108,96 r 144',
      '10,-6 l 12; 0,0 l 0; -9,22 a 24; 0,0 - 0 23; 0,0 r 0; 0,0 r 0; 0,0 - 0; -12,34 b 36',
      '0,-12 b 12; 0,0 - 0 34; 84,-5 r 84; 12,1 a 12; 0,0 - 0; 31,-51 r 60; 66,30 r 72',
      '0,0 - 0 34; 11,-4 r 12; -63,88 b 108; 24,-4 l 24; -15,107 b 94; 125,72 b 130',
      '0,0 - 0; 0,0 l 0; -24,-3 l 24; -11,5 b 12; -109,75 l 132; -46,-14 l 34; 0,0 b 0',
      '-132,5 l 132; -94,74 b 120; 0,0 r 0; -52,-66 l 84; 63,-56 r 84; 0,0 - 0; 13,20 r 24',
      '18,-16 r 10; 0,0 - 0; 96,-2 r 96; -38,151 b 156; 0,0 - 0 3',
    ],
  ],
] as const)('lays a crowd %s out as approved', (_, count, seed, scale, rows) => {
  expect(layOut(count, seed, scale)).toEqual(rows.join('; ').split('; '));
});

it('labels only the markers with room on a map too full for leader lines', () => {
  const sides = layOut(210, 4).map((row) => row.split(' ')[1]);
  expect(
    Object.fromEntries(
      [...'brla-'].map((side) => [
        side,
        sides.filter((labelSide) => labelSide === side).length,
      ]),
    ),
  ).toEqual({ b: 5, r: 12, l: 9, a: 3, '-': 181 });
});
