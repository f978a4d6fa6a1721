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
  NICHE_BACK,
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
import type { WallLine } from '@/lib/buildings/solids/course';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Height of the beams, thickness of the roof, height of the walls above the roof, in metres: conventional. */
const [BEAM, ROOF_DEPTH, PARAPET] = [0.4, 0.35, 0.9] as const;

/** Returns the doors of a mosque with rooms against its east wall; the doors of this wall are north of the rooms. */
const hallGates = (plan: MosquePlan, values: Values): readonly Opening[] =>
  doorsOf(
    plan,
    values,
    [values('portes-638'), 'north'],
    rowEnd(values('chambres-fin'), values),
  );

/** Builds the walls around the halls, with their openings. */
const hallWalls = (
  plan: MosquePlan,
  openings: readonly Opening[],
  bond: Bond,
): readonly Solid[] =>
  fourWalls((side) => [
    ...spansOf(plan, side, openings).map(({ span, edges }) =>
      masonry(sideLine(plan, side), span, plan.thickness, [0, plan.height], { ...bond, edges }),
    ),
    ...openings
      .filter((opening) => opening.side === side)
      .flatMap(({ from, to, height, isBlind }) => {
        const line = sideLine(plan, side);
        const bondAbove = { ...bond, edges: null };
        // Keeps the outer part of the wall whole behind a niche.
        const backThickness = isBlind ? NICHE_BACK : 0;
        const nicheLine: WallLine = (position, offset) =>
          line(position, offset - backThickness);
        const lintel = masonry(
          nicheLine,
          [from, to],
          plan.thickness - backThickness,
          [height, plan.height],
          bondAbove,
        );
        if (!isBlind) return [lintel];
        const nicheBack = masonry(line, [from, to], backThickness, [0, plan.height], {
          ...bond,
          edges: [0, 0],
        });
        // Keeps two strong lines only: the crest and the foot of the outer face.
        return [
          { ...lintel, outlines: [] },
          { ...nicheBack, outlines: nicheBack.outlines?.slice(0, 2) ?? [] },
        ];
      }),
  ]);

const hallDoors = (plan: MosquePlan, openings: readonly Opening[]): readonly Solid[] =>
  openings.flatMap((opening) => doorOf(sideLine(plan, opening.side), opening, plan.thickness));

/** Builds the mosque of ’Umar: brick walls, and two halls of wooden posts under roofs of palm leaves. */
export function umarPieces(values: Values): readonly Piece[] {
  const plan = mosquePlanOf('p638', values);
  const aisles: Aisles = { south: values('nefs-638'), north: 1, west: 0, east: 0 };
  const ceiling = values('plafond-638');
  const openings = hallGates(plan, values);
  const hallPiece = pieceMaker('p638', 'salle-638');
  const roofOver = (side: 'south' | 'north'): readonly Solid[] => {
    const line: WallLine = (position, offset) => [
      position,
      side === 'south'
        ? plan.south - plan.thickness - offset
        : plan.north + plan.thickness + offset,
    ];
    const [from, to] = endsOf(plan, side);
    const margin = plan.thickness + SEAM;
    const front = aisles[side] * values('pas-colonnes') + 0.5;
    return thatch(line, {
      ...{ from: from + margin, to: to - margin, back: SEAM, front, level: ceiling + 0.02 },
      ...{ rise: 0.3, leaf: 3, layers: Math.round(front / 2.9) },
    });
  };
  return [
    hallPiece('brick', hallWalls(plan, openings, { course: 0.7, length: 1.1, joints: 11 })),
    hallPiece('wood', [
      ...columnSpots(plan, aisles, values).map((spot) =>
        woodPost(spot, values('cote-poteau') / 2, ceiling - BEAM),
      ),
      ...aislesOf(plan, aisles, values).map((aisle) =>
        aisleBeam(aisle, 0.16, [ceiling - BEAM, ceiling], { shade: 10 }),
      ),
      ...hallDoors(plan, openings),
    ]),
    hallPiece('palm', [...roofOver('south'), ...roofOver('north')]),
    { part: 'cour', material: 'ground', phases: ['p638'], solids: [innerGround(plan)] },
  ];
}

/** Returns a function that creates pieces of one part and one phase. */
const pieceMaker =
  (phase: string, part: string) =>
  (material: Piece['material'], solids: readonly Solid[]): Piece => ({
    ...{ part, material, solids },
    phases: [phase],
  });

/** Builds the parts common to the stone mosques: walls, columns, beams and roofs of teak around the court. */
function stonePieces(
  values: Values,
  plan: MosquePlan,
  aisles: Aisles,
  openings: readonly Opening[],
) {
  const top = plan.height - PARAPET;
  const bottom = top - ROOF_DEPTH;
  const radius = values('diametre-colonne') / 2;
  const bays = aislesOf(plan, aisles, values);
  const doorways = openings.filter(({ side }) => side !== 'south');
  return {
    rims: courtRim(plan, aisles, values),
    levels: { top, bottom },
    stone: [
      ...hallWalls(plan, openings, { course: 0.85, length: 1.7, header: 1.2, joints: 12 }),
      ...columnSpots(plan, aisles, values).map((spot) =>
        stoneColumn(spot, radius, bottom - BEAM),
      ),
    ],
    teak: [
      ...bays.map((aisle) => aisleBeam(aisle, 0.2, [bottom - BEAM, bottom], { shade: 10 })),
      ...bays.map((aisle, index) =>
        aisleRoof(aisle, [bottom, top], 1.25, { shade: 22 + (index % 2) * 4 }),
      ),
      ...hallDoors(plan, doorways),
    ],
  };
}

/** Builds the mosque of ’Uthmân: walls and columns of stone, teak roofs, a plastered band around the court. */
export function uthmanPieces(values: Values): readonly Piece[] {
  const plan = mosquePlanOf('p649', values);
  const aisles: Aisles = { south: values('nefs-649'), north: 2, west: 1, east: 1 };
  const openings = hallGates(plan, values);
  const { stone, teak, rims, levels } = stonePieces(values, plan, aisles, openings);
  const hallPiece = pieceMaker('p649', 'salle-649');
  return [
    hallPiece('stone', stone),
    hallPiece('wood', teak),
    hallPiece(
      'plaster',
      rims.map((edge) => aisleBeam(edge, 0.24, [levels.bottom, levels.top + 0.35])),
    ),
    { part: 'cour', material: 'ground', phases: ['p649'], solids: [innerGround(plan)] },
  ];
}

/** Builds the mosque of al-Walîd: stone halls with mosaic and gilding, the mihrab, the minarets. */
export function walidPieces(values: Values): readonly Piece[] {
  const plan = mosquePlanOf('p707', values);
  const aisles: Aisles = {
    ...{ south: values('nefs-qibla'), north: values('nefs-nord') },
    ...{ west: values('nefs-ouest'), east: values('nefs-est') },
  };
  const niche = nicheOpening(plan, values);
  const openings = [...doorsOf(plan, values, [values('portes-638'), 'north']), niche];
  const { stone, teak, rims, levels } = stonePieces(values, plan, aisles, openings);
  const { marble, mosaic } = qiblaFacing(plan, values);
  const hallPiece = pieceMaker('p707', 'salle-707');
  return [
    hallPiece('stone', [...stone, ...merlons(plan)]),
    hallPiece('wood', teak),
    hallPiece('plaster', marble),
    hallPiece('mosaic', [
      ...mosaic,
      ...rims.map((edge) => aisleBeam(edge, 0.24, [levels.bottom + 0.02, levels.top + 0.6])),
    ]),
    hallPiece(
      'gilding',
      rims.map((edge) => aisleBeam(edge, 0.3, [levels.bottom - BEAM - 0.05, levels.bottom])),
    ),
    { part: 'mihrab', material: 'stone', solids: mihrabNiche(plan, values) },
    { part: 'minarets', material: 'stone', solids: minarets(plan, values) },
    { part: 'cour', material: 'ground', phases: ['p707'], solids: [innerGround(plan)] },
  ];
}
