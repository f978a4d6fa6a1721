import type { Values } from '@/lib/buildings/building';
import { stoneColumn, woodPost } from '@/lib/buildings/models/mosque/columns';
import { innerGround } from '@/lib/buildings/models/mosque/enclosure';
import {
  aisleBeam,
  aisleRoof,
  aislesOf,
  columnSpots,
  courtRim,
  type Aisles,
} from '@/lib/buildings/models/mosque/halls';
import { masonry, type Bond } from '@/lib/buildings/models/mosque/masonry';
import { merlons } from '@/lib/buildings/models/mosque/merlons';
import {
  BEHIND,
  mihrabNiche,
  nicheOpening,
  qiblaFacing,
} from '@/lib/buildings/models/mosque/mihrab';
import { minarets } from '@/lib/buildings/models/mosque/minarets';
import {
  endsOf,
  SEAM,
  mosquePlanOf,
  sideLine,
  type MosquePlan,
} from '@/lib/buildings/models/mosque/mosquePlan';
import {
  doorOf,
  doorsOf,
  fourWalls,
  spansOf,
  type Opening,
} from '@/lib/buildings/models/mosque/opening';
import { thatch } from '@/lib/buildings/models/mosque/palms';
import { rowEnd } from '@/lib/buildings/models/mosque/rooms';
import type { Piece } from '@/lib/buildings/models/model';
import type { Line } from '@/lib/buildings/solids/course';
import type { Solid } from '@/lib/buildings/solids/solid';

/** How high the beams of a hall are, how thick a roof is, how high the walls stand over it, in metres: conventional. */
const [BEAM, ROOF, PARAPET] = [0.4, 0.35, 0.9] as const;

/** Returns the doors of a mosque whose wall of the east has the rooms beside it. */
const hallGates = (plan: MosquePlan, values: Values): readonly Opening[] =>
  doorsOf(
    plan,
    values,
    [values('portes-638'), 'north'],
    rowEnd(values('chambres-fin'), values),
  );

/** Draws high walls with their openings. */
const hallWalls = (
  plan: MosquePlan,
  openings: readonly Opening[],
  bond: Bond,
): readonly Solid[] =>
  fourWalls((side) => [
    ...spansOf(plan, side, openings).map(({ span, edges }) =>
      masonry(sideLine(plan, side), span, plan.thick, [0, plan.height], { ...bond, edges }),
    ),
    ...openings
      .filter((one) => one.side === side)
      .flatMap(({ from, to, high, isBlind }) => {
        const line = sideLine(plan, side);
        const over = { ...bond, edges: null };
        // The outer face goes on behind a hollow of the inner one.
        const skin = isBlind ? BEHIND : 0;
        const inner: Line = (along, out) => line(along, out - skin);
        const lintel = masonry(inner, [from, to], plan.thick - skin, [high, plan.height], over);
        if (!isBlind) return [lintel];
        const face = masonry(line, [from, to], skin, [0, plan.height], {
          ...bond,
          edges: [0, 0],
        });
        // Only the outer face has strong lines: its crest and its foot.
        return [
          { ...lintel, outlines: [] },
          { ...face, outlines: face.outlines?.slice(0, 2) ?? [] },
        ];
      }),
  ]);

const hallDoors = (plan: MosquePlan, openings: readonly Opening[]): readonly Solid[] =>
  openings.flatMap((one) => doorOf(sideLine(plan, one.side), one, plan.thick));

/** Draws the mosque of ’Umar: walls of brick, two shelters on posts of wood under palms. */
export function umarPieces(values: Values): readonly Piece[] {
  const plan = mosquePlanOf('p638', values);
  const aisles: Aisles = { south: values('nefs-638'), north: 1, west: 0, east: 0 };
  const ceiling = values('plafond-638');
  const openings = hallGates(plan, values);
  const own = only('p638', 'salle-638');
  const roofOver = (side: 'south' | 'north'): readonly Solid[] => {
    const line: Line = (along, out) => [
      along,
      side === 'south' ? plan.south - plan.thick - out : plan.north + plan.thick + out,
    ];
    const [from, to] = endsOf(plan, side);
    const inside = plan.thick + SEAM;
    const front = aisles[side] * values('pas-colonnes') + 0.5;
    return thatch(line, {
      ...{ from: from + inside, to: to - inside, back: SEAM, front, level: ceiling + 0.02 },
      ...{ rise: 0.3, leaf: 3, layers: Math.round(front / 2.9) },
    });
  };
  return [
    own('brick', hallWalls(plan, openings, { course: 0.7, length: 1.1, joints: 11 })),
    own('wood', [
      ...columnSpots(plan, aisles, values).map((spot) =>
        woodPost(spot, values('cote-poteau') / 2, ceiling - BEAM),
      ),
      ...aislesOf(plan, aisles, values).map((bay) =>
        aisleBeam(bay, 0.16, [ceiling - BEAM, ceiling], { shade: 10 }),
      ),
      ...hallDoors(plan, openings),
    ]),
    own('palm', [...roofOver('south'), ...roofOver('north')]),
    { part: 'cour', material: 'ground', phases: ['p638'], solids: [innerGround(plan)] },
  ];
}

/** Makes pieces of one part in one phase. */
const only =
  (phase: string, part: string) =>
  (material: Piece['material'], solids: readonly Solid[]): Piece => ({
    ...{ part, material, solids },
    phases: [phase],
  });

/** Draws a mosque of stone: its walls, its columns, its beams and its roofs of teak around the court. */
function stonePieces(
  values: Values,
  plan: MosquePlan,
  aisles: Aisles,
  openings: readonly Opening[],
) {
  const top = plan.height - PARAPET;
  const low = top - ROOF;
  const radius = values('diametre-colonne') / 2;
  const bays = aislesOf(plan, aisles, values);
  const doorways = openings.filter(({ side }) => side !== 'south');
  return {
    rim: courtRim(plan, aisles, values),
    levels: { top, low },
    stone: [
      ...hallWalls(plan, openings, { course: 0.85, length: 1.7, header: 1.2, joints: 12 }),
      ...columnSpots(plan, aisles, values).map((spot) => stoneColumn(spot, radius, low - BEAM)),
    ],
    teak: [
      ...bays.map((bay) => aisleBeam(bay, 0.2, [low - BEAM, low], { shade: 10 })),
      ...bays.map((bay, rank) =>
        aisleRoof(bay, [low, top], 1.25, { shade: 22 + (rank % 2) * 4 }),
      ),
      ...hallDoors(plan, doorways),
    ],
  };
}

/** Draws the mosque of ’Uthmân. */
export function uthmanPieces(values: Values): readonly Piece[] {
  const plan = mosquePlanOf('p649', values);
  const aisles: Aisles = { south: values('nefs-649'), north: 2, west: 1, east: 1 };
  const openings = hallGates(plan, values);
  const { stone, teak, rim, levels } = stonePieces(values, plan, aisles, openings);
  const own = only('p649', 'salle-649');
  return [
    own('stone', stone),
    own('wood', teak),
    own(
      'plaster',
      rim.map((edge) => aisleBeam(edge, 0.24, [levels.low, levels.top + 0.35])),
    ),
    { part: 'cour', material: 'ground', phases: ['p649'], solids: [innerGround(plan)] },
  ];
}

/** Draws the mosque of al-Walîd. */
export function walidPieces(values: Values): readonly Piece[] {
  const plan = mosquePlanOf('p707', values);
  const aisles: Aisles = {
    ...{ south: values('nefs-qibla'), north: values('nefs-nord') },
    ...{ west: values('nefs-ouest'), east: values('nefs-est') },
  };
  const niche = nicheOpening(plan, values);
  const openings = [...doorsOf(plan, values, [values('portes-638'), 'north']), niche];
  const { stone, teak, rim, levels } = stonePieces(values, plan, aisles, openings);
  const { marble, mosaic } = qiblaFacing(plan, values);
  const own = only('p707', 'salle-707');
  return [
    own('stone', [...stone, ...merlons(plan)]),
    own('wood', teak),
    own('plaster', marble),
    own('mosaic', [
      ...mosaic,
      ...rim.map((edge) => aisleBeam(edge, 0.24, [levels.low + 0.02, levels.top + 0.6])),
    ]),
    own(
      'gilding',
      rim.map((edge) => aisleBeam(edge, 0.3, [levels.low - BEAM - 0.05, levels.low])),
    ),
    { part: 'mihrab', material: 'stone', solids: mihrabNiche(plan, values) },
    { part: 'minarets', material: 'stone', solids: minarets(plan, values) },
    { part: 'cour', material: 'ground', phases: ['p707'], solids: [innerGround(plan)] },
  ];
}
