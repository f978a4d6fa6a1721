import type { Values } from '@/lib/buildings/building';
import { THICKNESS, type CityPlan } from '@/lib/buildings/models/baghdad/cityPlan';
import { anglesBetween, lineAround, ringBody } from '@/lib/buildings/models/baghdad/ring';
import {
  roundArch,
  wallSegment,
  type WallLine,
  type Station,
} from '@/lib/buildings/solids/course';
import { lathe } from '@/lib/buildings/solids/loft';
import { box, type Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import { seededRandom } from '@/lib/random';

/** Builds the four walls of an enclosure centred on x = 0. */
function enclosure(
  halfWidth: number,
  [back, front]: readonly [number, number],
  height: number,
  look: Look,
): readonly Solid[] {
  return [
    box([-halfWidth, 0, front - THICKNESS], [halfWidth, height, front], look),
    box([-halfWidth, 0, back], [halfWidth, height, back + THICKNESS], look),
    box(
      [-halfWidth, 0, back + THICKNESS],
      [-halfWidth + THICKNESS, height, front - THICKNESS],
      look,
    ),
    box(
      [halfWidth - THICKNESS, 0, back + THICKNESS],
      [halfWidth, height, front - THICKNESS],
      look,
    ),
  ];
}

const lineAcross =
  (z: number): WallLine =>
  (position, offset) => [position, z + offset];

/** Builds the palace: its enclosure, the two superposed halls under the dome, and the iwan in front. */
export function palace(values: Values): readonly Solid[] {
  const halfSide = values('palais') / 2;
  const hallHalf = values('salle') / 2;
  const outerHalf = hallHalf + THICKNESS;
  const iwanHalf = values('iwan-largeur') / 2;
  const front = -outerHalf;
  const back = front - values('iwan-longueur');
  const springing = values('salle') - iwanHalf;
  const opening: readonly Station[] = [
    [-outerHalf, springing, 2 * values('salle')],
    ...roundArch(0, iwanHalf - 0.6, springing).map(([x, y]): Station => [
      x,
      y,
      2 * values('salle'),
    ]),
    [outerHalf, springing, 2 * values('salle')],
  ];
  const vaultStations = Array.from({ length: 13 }, (_, index): Station => {
    const angle = (Math.PI * index) / 12;
    const x = -(iwanHalf + THICKNESS) * Math.cos(angle);
    const heightRatio = Math.max(0, 1 - (x / iwanHalf) ** 2);
    return [
      x,
      springing + iwanHalf * Math.sqrt(heightRatio),
      springing + 0.4 + (iwanHalf + 1) * Math.sin(angle),
    ];
  });
  const look = { shade: 20 } as const;
  return [
    ...enclosure(halfSide, [-halfSide, halfSide], values('palais-hauteur'), { shade: 18 }),
    box([-outerHalf, 0, hallHalf], [outerHalf, 2 * values('salle'), outerHalf], look),
    box([-outerHalf, 0, -hallHalf], [-hallHalf, 2 * values('salle'), hallHalf], look),
    box([hallHalf, 0, -hallHalf], [outerHalf, 2 * values('salle'), hallHalf], look),
    box([-outerHalf, 0, -outerHalf], [0.6 - iwanHalf, springing, -hallHalf], look),
    box([iwanHalf - 0.6, 0, -outerHalf], [outerHalf, springing, -hallHalf], look),
    wallSegment(lineAcross(-hallHalf), [-THICKNESS, 0], opening, look),
    box(
      [-hallHalf, values('salle') - 0.6, -hallHalf],
      [hallHalf, values('salle'), hallHalf],
      look,
    ),
    box([-iwanHalf - THICKNESS, 0, back], [-iwanHalf, springing, front - 0.02], look),
    box([iwanHalf, 0, back], [iwanHalf + THICKNESS, springing, front - 0.02], look),
    wallSegment(lineAcross(front - 0.02), [back - front + 0.02, 0], vaultStations, {
      ...{ stroke: 'none', isSmooth: true, shade: 22 },
    }),
  ];
}

/** Builds the green dome on its drum, over the two halls. */
export function greenDome(values: Values): Solid {
  const foot = 2 * values('salle') + 0.02;
  const top = values('coupole-verte');
  const radius = values('salle') / 2 + 0.6 * THICKNESS;
  const drumTop = foot + 0.3 * (top - foot);
  const dome = Array.from({ length: 11 }, (_, index): readonly [number, number] => {
    const rise = Math.sin((Math.PI * index) / 20);
    return [
      index === 10 ? 0.06 : radius * (1 - rise ** 2.2) ** (1 / 2.1),
      drumTop + (top - drumTop) * rise,
    ];
  });
  return lathe([0, 0], [[radius, foot], ...dome], 32, { isSmooth: true, stroke: 'none' });
}

/** Builds the mosque next to the palace: its enclosure, and the roofs around its court. */
export function mosque(values: Values): readonly Solid[] {
  const halfSide = values('mosquee') / 2;
  const back = values('palais') / 2 + 0.05;
  const front = back + values('mosquee');
  const height = values('mosquee-hauteur');
  const [southDepth, sideDepth] = [0.3 * values('mosquee'), 0.12 * values('mosquee')];
  const roofHalf = halfSide - THICKNESS - 0.02;
  const roof = (x0: number, x1: number, z0: number, z1: number): Solid =>
    box([x0, height - 1.6, z0], [x1, height - 1, z1], { stroke: 'detail', shade: 24 });
  const [roofStart, roofEnd] = [back + THICKNESS + 0.02, front - THICKNESS - 0.02];
  return [
    ...enclosure(halfSide, [back, front], height, { shade: 12 }),
    roof(-roofHalf, roofHalf, roofStart, roofStart + southDepth),
    roof(-roofHalf, roofHalf, roofEnd - sideDepth, roofEnd),
    roof(
      -roofHalf,
      sideDepth - roofHalf,
      roofStart + southDepth + 0.02,
      roofEnd - sideDepth - 0.02,
    ),
    roof(
      roofHalf - sideDepth,
      roofHalf,
      roofStart + southDepth + 0.02,
      roofEnd - sideDepth - 0.02,
    ),
  ];
}

/** Number of rows of houses between the inner and the outer edge of the built ring. */
const ROWS = 3;

/** Builds the houses as blocks between lanes; leaves the street of each gate free. */
export function quarters(
  { builtRing: [inner, outer] }: CityPlan,
  values: Values,
): readonly Solid[] {
  const random = seededRandom(145);
  const laneWidth = values('ruelle');
  const depth = (outer - inner - (ROWS - 1) * laneWidth) / ROWS;
  const blockCount = values('ilots');
  const quarter = Math.PI / 2;
  return [0, 1, 2, 3].flatMap((index) =>
    Array.from({ length: ROWS }, (_, row) => {
      const rowRadius = inner + row * (depth + laneWidth);
      const gap = values('rue') / 2 / rowRadius;
      const blockAngle = (quarter - 2 * gap) / blockCount;
      return Array.from({ length: blockCount }, (__, block) => {
        const start = index * quarter + gap + block * blockAngle;
        const angles = anglesBetween(
          start + (block === 0 ? 0 : laneWidth / 2 / rowRadius),
          start + blockAngle - (block === blockCount - 1 ? 0 : laneWidth / 2 / rowRadius),
        );
        const top =
          values('maisons-hauteur') *
          (block === 0 && row === 0 ? 1 : 0.8 + (0.2 * Math.round(2 * random())) / 2);
        return ringBody(
          angles,
          [
            [rowRadius + depth, 0],
            [rowRadius + depth, top],
            [rowRadius, top],
            [rowRadius, 0],
          ],
          {
            shade: 10 + Math.floor(random() * 12),
            details: [
              lineAround(angles, rowRadius, top),
              lineAround(angles, rowRadius + depth, top),
            ],
          },
        );
      });
    }).flat(),
  );
}
