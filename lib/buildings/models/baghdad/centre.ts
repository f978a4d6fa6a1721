import type { Values } from '@/lib/buildings/building';
import { THICK, type CityPlan } from '@/lib/buildings/models/baghdad/cityPlan';
import { anglesBetween, lineAround, ringBody } from '@/lib/buildings/models/baghdad/ring';
import { archOver, course, type Line, type Station } from '@/lib/buildings/solids/course';
import { lathe } from '@/lib/buildings/solids/loft';
import { box, type Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import { seededRandom } from '@/lib/random';

/** Builds the four walls of an enclosure centred on x = 0. */
function enclosure(
  half: number,
  [back, front]: readonly [number, number],
  height: number,
  look: Look,
): readonly Solid[] {
  return [
    box([-half, 0, front - THICK], [half, height, front], look),
    box([-half, 0, back], [half, height, back + THICK], look),
    box([-half, 0, back + THICK], [-half + THICK, height, front - THICK], look),
    box([half - THICK, 0, back + THICK], [half, height, front - THICK], look),
  ];
}

const acrossAt =
  (z: number): Line =>
  (along, out) => [along, z + out];

/** Builds the palace: its enclosure, the two superposed halls under the dome, and the iwan in front. */
export function palace(values: Values): readonly Solid[] {
  const half = values('palais') / 2;
  const room = values('salle') / 2;
  const out = room + THICK;
  const wide = values('iwan-largeur') / 2;
  const front = -out;
  const back = front - values('iwan-longueur');
  const springing = values('salle') - wide;
  const opening: readonly Station[] = [
    [-out, springing, 2 * values('salle')],
    ...archOver(0, wide - 0.6, springing).map(([x, y]): Station => [x, y, 2 * values('salle')]),
    [out, springing, 2 * values('salle')],
  ];
  const vault = Array.from({ length: 13 }, (_, rank): Station => {
    const turn = (Math.PI * rank) / 12;
    const x = -(wide + THICK) * Math.cos(turn);
    const inside = Math.max(0, 1 - (x / wide) ** 2);
    return [
      x,
      springing + wide * Math.sqrt(inside),
      springing + 0.4 + (wide + 1) * Math.sin(turn),
    ];
  });
  const look = { shade: 20 } as const;
  return [
    ...enclosure(half, [-half, half], values('palais-hauteur'), { shade: 18 }),
    box([-out, 0, room], [out, 2 * values('salle'), out], look),
    box([-out, 0, -room], [-room, 2 * values('salle'), room], look),
    box([room, 0, -room], [out, 2 * values('salle'), room], look),
    box([-out, 0, -out], [0.6 - wide, springing, -room], look),
    box([wide - 0.6, 0, -out], [out, springing, -room], look),
    course(acrossAt(-room), [-THICK, 0], opening, look),
    box([-room, values('salle') - 0.6, -room], [room, values('salle'), room], look),
    box([-wide - THICK, 0, back], [-wide, springing, front - 0.02], look),
    box([wide, 0, back], [wide + THICK, springing, front - 0.02], look),
    course(acrossAt(front - 0.02), [back - front + 0.02, 0], vault, {
      ...{ stroke: 'none', isSmooth: true, shade: 22 },
    }),
  ];
}

/** Builds the green dome on its drum, over the two halls. */
export function greenDome(values: Values): Solid {
  const foot = 2 * values('salle') + 0.02;
  const top = values('coupole-verte');
  const wide = values('salle') / 2 + 0.6 * THICK;
  const drum = foot + 0.3 * (top - foot);
  const dome = Array.from({ length: 11 }, (_, rank): readonly [number, number] => {
    const rise = Math.sin((Math.PI * rank) / 20);
    return [
      rank === 10 ? 0.06 : wide * (1 - rise ** 2.2) ** (1 / 2.1),
      drum + (top - drum) * rise,
    ];
  });
  return lathe([0, 0], [[wide, foot], ...dome], 32, { isSmooth: true, stroke: 'none' });
}

/** Builds the mosque next to the palace: its enclosure, and the roofs around its court. */
export function mosque(values: Values): readonly Solid[] {
  const half = values('mosquee') / 2;
  const back = values('palais') / 2 + 0.05;
  const front = back + values('mosquee');
  const height = values('mosquee-hauteur');
  const [deep, shallow] = [0.3 * values('mosquee'), 0.12 * values('mosquee')];
  const inside = half - THICK - 0.02;
  const roof = (x0: number, x1: number, z0: number, z1: number): Solid =>
    box([x0, height - 1.6, z0], [x1, height - 1, z1], { stroke: 'detail', shade: 24 });
  const [first, last] = [back + THICK + 0.02, front - THICK - 0.02];
  return [
    ...enclosure(half, [back, front], height, { shade: 12 }),
    roof(-inside, inside, first, first + deep),
    roof(-inside, inside, last - shallow, last),
    roof(-inside, shallow - inside, first + deep + 0.02, last - shallow - 0.02),
    roof(inside - shallow, inside, first + deep + 0.02, last - shallow - 0.02),
  ];
}

/** Number of rows of houses between the inner and the outer edge of the built ring. */
const ROWS = 3;

/** Builds the houses as blocks between lanes; leaves the street of each gate free. */
export function quarters({ built: [near, far] }: CityPlan, values: Values): readonly Solid[] {
  const random = seededRandom(145);
  const lane = values('ruelle');
  const deep = (far - near - (ROWS - 1) * lane) / ROWS;
  const count = values('ilots');
  const quarter = Math.PI / 2;
  return [0, 1, 2, 3].flatMap((rank) =>
    Array.from({ length: ROWS }, (_, row) => {
      const low = near + row * (deep + lane);
      const free = values('rue') / 2 / low;
      const each = (quarter - 2 * free) / count;
      return Array.from({ length: count }, (__, block) => {
        const start = rank * quarter + free + block * each;
        const angles = anglesBetween(
          start + (block === 0 ? 0 : lane / 2 / low),
          start + each - (block === count - 1 ? 0 : lane / 2 / low),
        );
        const top =
          values('maisons-hauteur') *
          (block === 0 && row === 0 ? 1 : 0.8 + (0.2 * Math.round(2 * random())) / 2);
        return ringBody(
          angles,
          [
            [low + deep, 0],
            [low + deep, top],
            [low, top],
            [low, 0],
          ],
          {
            shade: 10 + Math.floor(random() * 12),
            details: [lineAround(angles, low, top), lineAround(angles, low + deep, top)],
          },
        );
      });
    }).flat(),
  );
}
