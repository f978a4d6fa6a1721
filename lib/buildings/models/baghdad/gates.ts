import type { Values } from '@/lib/buildings/building';
import { THICK, type CityPlan } from '@/lib/buildings/models/baghdad/cityPlan';
import { byQuarters } from '@/lib/buildings/models/baghdad/ring';
import { archOver, course, type Line, type Station } from '@/lib/buildings/solids/course';
import { lathe } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Projection of the tower of a gate from each face of the main wall, in metres. */
const OUT = 1.2;

/** Builds a gate: the bent passage, the court between the two walls, the passage under the domed hall. */
export function gate(plan: CityPlan, values: Values, quarters: number): readonly Solid[] {
  return [...bentPassage(plan, values), ...court(plan, values), ...tower(plan, values)].map(
    (solid) => byQuarters(solid, quarters),
  );
}

/** Builds the bent passage along the outer wall: the entrance is in its short side, the exit in its long side. */
function bentPassage({ outerWall: [near], outerHeight }: CityPlan, values: Values) {
  const half = values('porte-passage-longueur') / 2;
  const far = near + 0.03 + THICK + values('porte-passage-largeur');
  const lintel = values('passage-hauteur');
  const top = outerHeight + 1.5;
  const inside = near + 0.03 + THICK;
  const look = { shade: 20 } as const;
  const open = values('porte-passage-largeur') / 2;
  return [
    // Closes the wall towards the country; opens the wall towards the court.
    box([-half, 0, far], [half + THICK, top, far + THICK], look),
    box([half, 0, near + 0.03], [half + THICK, top, far], look),
    box([-half, 0, near + 0.03], [-open, top, inside], look),
    box([open, 0, near + 0.03], [half, top, inside], look),
    box([-open, lintel, near + 0.03], [open, top, inside], look),
    box([-half, lintel, inside], [half, top, far], { ...look, stroke: 'detail' }),
  ];
}

/** Builds the two walls of the court, from the main wall to the outer wall. */
function court({ radius, outerHeight }: CityPlan, values: Values): readonly Solid[] {
  const half = values('porte-cour-largeur') / 2;
  const far = radius + values('porte-cour-longueur');
  return [-1, 1].map((side) => {
    const [a, b] = [side * half, side * (half + THICK)];
    return box(
      [Math.min(a, b), 0, radius - 0.1],
      [Math.max(a, b), outerHeight - 0.3, far - 0.05],
      { shade: 20 },
    );
  });
}

/** Builds the tower of the main wall: two sides, an arch over the passage, a hall and its dome. */
function tower({ radius }: CityPlan, values: Values): readonly Solid[] {
  const half = values('porte-second-largeur') / 2;
  const [front, back] = [radius + OUT, radius - values('porte-second-longueur') - OUT];
  const lintel = values('passage-hauteur');
  const roof = values('mur-hauteur') + 1.2;
  const side = half + 4.2;
  const top = values('porte-coupole');
  const line: Line = (along, out) => [along, front + out];
  const over: readonly Station[] = [
    [-side, lintel - half, roof],
    ...archOver(0, half, lintel - half).map(([x, y]): Station => [x, y, roof]),
    [side, lintel - half, roof],
  ];
  const middle = (front + back) / 2;
  const hall = Math.min(side, (front - back) / 2) - 1;
  const eaves = roof + 0.35 * (top - roof);
  const profile = Array.from({ length: 7 }, (_, rank): readonly [number, number] => {
    const turn = (Math.PI * rank) / 12;
    return [
      rank === 6 ? 0.06 : (hall - 0.4) * Math.cos(turn),
      eaves + (top - eaves) * Math.sin(turn),
    ];
  });
  return [
    box([-side, 0, back], [-half, lintel - half, front], { shade: 22 }),
    box([half, 0, back], [side, lintel - half, front], { shade: 22 }),
    course(line, [back - front, 0], over, { shade: 22 }),
    box([-hall, roof + 0.02, middle - hall], [hall, eaves, middle + hall], { shade: 24 }),
    lathe([0, middle], profile, 20, { isSmooth: true, stroke: 'none', shade: 26 }),
  ];
}

/** Builds the vaulted arcades behind a gate: piers on both sides of the street, a vault over each pair. */
export function gateArcades(
  { built: [from, to] }: CityPlan,
  values: Values,
  quarters: number,
): readonly Solid[] {
  const count = values('arcades');
  const half = values('arcades-largeur') / 2;
  const top = values('arcades-hauteur');
  const step = (to - from) / count;
  const radius = 0.36 * step;
  const springing = top - 0.7 - radius;
  const line: Line = (along, out) => [out, along];
  const over: readonly Station[] = [
    [from, springing, top],
    ...Array.from({ length: count }, (_, rank) =>
      archOver(from + (rank + 0.5) * step, radius, springing, 2).map(([x, y]): Station => [
        x,
        y,
        top,
      ]),
    ).flat(),
    [to, springing, top],
  ];
  const piers = Array.from({ length: count + 1 }, (_, rank) => {
    const low = rank === 0 ? from : from + (rank - 0.5) * step + radius;
    const high = rank === count ? to : from + (rank + 0.5) * step - radius;
    return [
      [-half, 0.9 - half],
      [half - 0.9, half],
    ].map(([a = 0, b = 0]) =>
      box([a, 0, low], [b, springing, high], { stroke: 'none', shade: 18 }),
    );
  }).flat();
  return [
    course(line, [-half, half], over, {
      ...{ stroke: 'none', isSmooth: true, shade: 22 },
      outlines: [-half, half].map((x) => [
        [x, top, from],
        [x, top, to],
      ]),
    }),
    ...piers,
  ].map((solid) => byQuarters(solid, quarters));
}
