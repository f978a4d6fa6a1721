import type { Values } from '@/lib/buildings/building';
import { THICKNESS, type CityPlan } from '@/lib/buildings/models/baghdad/cityPlan';
import { byQuarters } from '@/lib/buildings/models/baghdad/ring';
import {
  roundArch,
  wallSegment,
  type WallLine,
  type Station,
} from '@/lib/buildings/solids/course';
import { lathe } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Projection of the tower of a gate from each face of the main wall, in metres. */
const PROJECTION = 1.2;

/** Builds a gate: the bent passage, the court between the two walls, the passage under the domed hall. */
export function gate(plan: CityPlan, values: Values, quarters: number): readonly Solid[] {
  return [...bentPassage(plan, values), ...court(plan, values), ...tower(plan, values)].map(
    (solid) => byQuarters(solid, quarters),
  );
}

/** Builds the bent passage along the outer wall: the entrance is in its short side, the exit in its long side. */
function bentPassage({ outerWall: [wallFace], outerHeight }: CityPlan, values: Values) {
  const halfLength = values('porte-passage-longueur') / 2;
  const farFace = wallFace + 0.03 + THICKNESS + values('porte-passage-largeur');
  const lintel = values('passage-hauteur');
  const top = outerHeight + 1.5;
  const innerFace = wallFace + 0.03 + THICKNESS;
  const look = { shade: 20 } as const;
  const halfOpening = values('porte-passage-largeur') / 2;
  return [
    // Closes the wall towards the country; opens the wall towards the court.
    box([-halfLength, 0, farFace], [halfLength + THICKNESS, top, farFace + THICKNESS], look),
    box([halfLength, 0, wallFace + 0.03], [halfLength + THICKNESS, top, farFace], look),
    box([-halfLength, 0, wallFace + 0.03], [-halfOpening, top, innerFace], look),
    box([halfOpening, 0, wallFace + 0.03], [halfLength, top, innerFace], look),
    box([-halfOpening, lintel, wallFace + 0.03], [halfOpening, top, innerFace], look),
    box([-halfLength, lintel, innerFace], [halfLength, top, farFace], {
      ...look,
      stroke: 'detail',
    }),
  ];
}

/** Builds the two walls of the court, from the main wall to the outer wall. */
function court({ radius, outerHeight }: CityPlan, values: Values): readonly Solid[] {
  const halfWidth = values('porte-cour-largeur') / 2;
  const farFace = radius + values('porte-cour-longueur');
  return [-1, 1].map((side) => {
    const [a, b] = [side * halfWidth, side * (halfWidth + THICKNESS)];
    return box(
      [Math.min(a, b), 0, radius - 0.1],
      [Math.max(a, b), outerHeight - 0.3, farFace - 0.05],
      { shade: 20 },
    );
  });
}

/** Builds the tower of the main wall: two sides, an arch over the passage, a hall and its dome. */
function tower({ radius }: CityPlan, values: Values): readonly Solid[] {
  const halfWidth = values('porte-second-largeur') / 2;
  const [front, back] = [
    radius + PROJECTION,
    radius - values('porte-second-longueur') - PROJECTION,
  ];
  const lintel = values('passage-hauteur');
  const roof = values('mur-hauteur') + 1.2;
  const towerHalf = halfWidth + 4.2;
  const top = values('porte-coupole');
  const line: WallLine = (position, offset) => [position, front + offset];
  const stations: readonly Station[] = [
    [-towerHalf, lintel - halfWidth, roof],
    ...roundArch(0, halfWidth, lintel - halfWidth).map(([x, y]): Station => [x, y, roof]),
    [towerHalf, lintel - halfWidth, roof],
  ];
  const hallCentre = (front + back) / 2;
  const hallHalf = Math.min(towerHalf, (front - back) / 2) - 1;
  const eaves = roof + 0.35 * (top - roof);
  const profile = Array.from({ length: 7 }, (_, index): readonly [number, number] => {
    const angle = (Math.PI * index) / 12;
    return [
      index === 6 ? 0.06 : (hallHalf - 0.4) * Math.cos(angle),
      eaves + (top - eaves) * Math.sin(angle),
    ];
  });
  return [
    box([-towerHalf, 0, back], [-halfWidth, lintel - halfWidth, front], { shade: 22 }),
    box([halfWidth, 0, back], [towerHalf, lintel - halfWidth, front], { shade: 22 }),
    wallSegment(line, [back - front, 0], stations, { shade: 22 }),
    box(
      [-hallHalf, roof + 0.02, hallCentre - hallHalf],
      [hallHalf, eaves, hallCentre + hallHalf],
      { shade: 24 },
    ),
    lathe([0, hallCentre], profile, 20, { isSmooth: true, stroke: 'none', shade: 26 }),
  ];
}

/** Builds the vaulted arcades behind a gate: piers on both sides of the street, a vault over each pair. */
export function gateArcades(
  { builtRing: [from, to] }: CityPlan,
  values: Values,
  quarters: number,
): readonly Solid[] {
  const count = values('arcades');
  const halfWidth = values('arcades-largeur') / 2;
  const top = values('arcades-hauteur');
  const bayLength = (to - from) / count;
  const radius = 0.36 * bayLength;
  const springing = top - 0.7 - radius;
  const line: WallLine = (position, offset) => [offset, position];
  const stations: readonly Station[] = [
    [from, springing, top],
    ...Array.from({ length: count }, (_, index) =>
      roundArch(from + (index + 0.5) * bayLength, radius, springing, 2).map(
        ([x, y]): Station => [x, y, top],
      ),
    ).flat(),
    [to, springing, top],
  ];
  const piers = Array.from({ length: count + 1 }, (_, index) => {
    const pierStart = index === 0 ? from : from + (index - 0.5) * bayLength + radius;
    const pierEnd = index === count ? to : from + (index + 0.5) * bayLength - radius;
    return [
      [-halfWidth, 0.9 - halfWidth],
      [halfWidth - 0.9, halfWidth],
    ].map(([a = 0, b = 0]) =>
      box([a, 0, pierStart], [b, springing, pierEnd], { stroke: 'none', shade: 18 }),
    );
  }).flat();
  return [
    wallSegment(line, [-halfWidth, halfWidth], stations, {
      ...{ stroke: 'none', isSmooth: true, shade: 22 },
      outlines: [-halfWidth, halfWidth].map((x) => [
        [x, top, from],
        [x, top, to],
      ]),
    }),
    ...piers,
  ].map((solid) => byQuarters(solid, quarters));
}
