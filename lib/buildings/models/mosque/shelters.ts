import type { Values } from '@/lib/buildings/building';
import { endsOf, SEAM, type MosquePlan } from '@/lib/buildings/models/mosque/mosquePlan';
import { slabOn } from '@/lib/buildings/models/mosque/opening';
import { thatch, trunk } from '@/lib/buildings/models/mosque/palms';
import type { Line } from '@/lib/buildings/solids/course';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Solids of a shelter, by material. */
interface Shelter {
  readonly wood: readonly Solid[];
  readonly palm: readonly Solid[];
}

/** Height of the beam above a row of trunks, and of the poles across the beams, in metres: conventional. */
const [BEAM, POLE] = [0.15, 0.07] as const;

/** Maps points inside the enclosure to the plan: x along the wall, distance from its inner face towards the court. */
const innerLine =
  ({ north, south, thick }: MosquePlan, side: 'south' | 'north'): Line =>
  (along, out) => [along, side === 'south' ? south - thick - out : north + thick + out];

/** Builds rows of trunks along a wall, the beams and the poles above, and a roof of palm leaves. */
function shelter(
  plan: MosquePlan,
  side: 'south' | 'north',
  values: Values,
  [rows, trunks, step]: readonly [rows: number, trunks: number, step: number],
): Shelter {
  const line = innerLine(plan, side);
  const [start, end] = endsOf(plan, side);
  const [from, to] = [start + plan.thick + SEAM, end - plan.thick - SEAM];
  const trunkHeight = values('sous-toit');
  const lines = Array.from({ length: rows }, (_, row) => (row + 1) * step - 0.35);
  const spots = Array.from(
    { length: trunks },
    (_, rank) => from + ((to - from) * (rank + 0.5)) / trunks,
  );
  const front = rows * step;
  const level = trunkHeight + BEAM + POLE;
  const poles = Math.round((to - from) / 3);
  const look = { stroke: 'detail', shade: 8 } as const;
  return {
    wood: [
      ...lines.flatMap((out) =>
        spots.map((along) =>
          trunk(line(along, out), values('diametre-tronc') / 2, trunkHeight),
        ),
      ),
      ...lines.map((out) =>
        slabOn(
          line,
          [from, to],
          [out - 0.09, out + 0.09],
          [trunkHeight, trunkHeight + BEAM],
          look,
        ),
      ),
      ...Array.from({ length: poles }, (_, rank) => {
        const along = from + ((to - from) * (rank + 0.5)) / poles;
        return slabOn(
          line,
          [along - 0.04, along + 0.04],
          [SEAM, front + 0.45],
          [trunkHeight + BEAM, level],
          look,
        );
      }),
    ],
    palm: thatch(line, {
      ...{ from, to, back: SEAM, front: front + 0.15, level, rise: 0.04 },
      ...{ leaf: 2.1, layers: Math.max(2, Math.round(front / 1.75)) },
    }),
  };
}

/** Builds the shelter of the qibla, along the south wall, with `trunks` palm trunks per row. */
export const qiblaShelter = (plan: MosquePlan, values: Values, trunks: number): Shelter =>
  shelter(plan, 'south', values, [values('rangees'), trunks, values('ecart-rangees')]);

/** Builds the shelter along the north wall: the first place of prayer, later the suffa. */
export const northShelter = (plan: MosquePlan, values: Values, trunks: number): Shelter =>
  shelter(plan, 'north', values, [1, trunks, values('suffa-profondeur')]);
