import type { Values } from '@/lib/buildings/building';
import { endsOf, SEAM, type MosquePlan } from '@/lib/buildings/models/mosque/mosquePlan';
import { slabOn } from '@/lib/buildings/models/mosque/opening';
import { thatch, trunk } from '@/lib/buildings/models/mosque/palms';
import type { WallLine } from '@/lib/buildings/solids/course';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Solids of a shelter, by material. */
interface Shelter {
  readonly wood: readonly Solid[];
  readonly palm: readonly Solid[];
}

/** Height of the beam above a row of trunks, and of the poles across the beams, in metres: conventional. */
const [BEAM_HEIGHT, POLE_HEIGHT] = [0.15, 0.07] as const;

/** Maps points inside the enclosure to the plan: x along the wall, distance from its inner face towards the court. */
const innerLine =
  ({ north, south, thickness }: MosquePlan, side: 'south' | 'north'): WallLine =>
  (position, offset) => [
    position,
    side === 'south' ? south - thickness - offset : north + thickness + offset,
  ];

/** Builds rows of trunks along a wall, the beams and the poles above, and a roof of palm leaves. */
function shelter(
  plan: MosquePlan,
  side: 'south' | 'north',
  values: Values,
  [rowCount, trunkCount, rowSpacing]: readonly [
    rowCount: number,
    trunkCount: number,
    rowSpacing: number,
  ],
): Shelter {
  const line = innerLine(plan, side);
  const [start, end] = endsOf(plan, side);
  const [from, to] = [start + plan.thickness + SEAM, end - plan.thickness - SEAM];
  const trunkHeight = values('sous-toit');
  const rowDistances = Array.from(
    { length: rowCount },
    (_, row) => (row + 1) * rowSpacing - 0.35,
  );
  const trunkPositions = Array.from(
    { length: trunkCount },
    (_, index) => from + ((to - from) * (index + 0.5)) / trunkCount,
  );
  const front = rowCount * rowSpacing;
  const roofLevel = trunkHeight + BEAM_HEIGHT + POLE_HEIGHT;
  const poleCount = Math.round((to - from) / 3);
  const look = { stroke: 'detail', shade: 8 } as const;
  return {
    wood: [
      ...rowDistances.flatMap((offset) =>
        trunkPositions.map((position) =>
          trunk(line(position, offset), values('diametre-tronc') / 2, trunkHeight),
        ),
      ),
      ...rowDistances.map((offset) =>
        slabOn(
          line,
          [from, to],
          [offset - 0.09, offset + 0.09],
          [trunkHeight, trunkHeight + BEAM_HEIGHT],
          look,
        ),
      ),
      ...Array.from({ length: poleCount }, (_, index) => {
        const position = from + ((to - from) * (index + 0.5)) / poleCount;
        return slabOn(
          line,
          [position - 0.04, position + 0.04],
          [SEAM, front + 0.45],
          [trunkHeight + BEAM_HEIGHT, roofLevel],
          look,
        );
      }),
    ],
    palm: thatch(line, {
      ...{ from, to, back: SEAM, front: front + 0.15, level: roofLevel, rise: 0.04 },
      ...{ leaf: 2.1, layers: Math.max(2, Math.round(front / 1.75)) },
    }),
  };
}

/** Builds the shelter of the qibla, along the south wall, with `trunks` palm trunks per row. */
export const qiblaShelter = (plan: MosquePlan, values: Values, trunkCount: number): Shelter =>
  shelter(plan, 'south', values, [values('rangees'), trunkCount, values('ecart-rangees')]);

/** Builds the shelter along the north wall: the first place of prayer, later the suffa. */
export const northShelter = (plan: MosquePlan, values: Values, trunkCount: number): Shelter =>
  shelter(plan, 'north', values, [1, trunkCount, values('suffa-profondeur')]);
