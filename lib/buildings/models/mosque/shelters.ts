import type { Values } from '@/lib/buildings/building';
import { endsOf, SEAM, type MosquePlan } from '@/lib/buildings/models/mosque/mosquePlan';
import { slabOn } from '@/lib/buildings/models/mosque/opening';
import { thatch, trunk } from '@/lib/buildings/models/mosque/palms';
import type { Line } from '@/lib/buildings/solids/course';
import type { Solid } from '@/lib/buildings/solids/solid';

/** What a shelter is made of, by material. */
interface Shelter {
  readonly wood: readonly Solid[];
  readonly palm: readonly Solid[];
}

/** How high the beam over a row of trunks is, and the poles across it, in metres. */
const [BEAM, POLE] = [0.15, 0.07] as const;

/** Places points inside the enclosure: along x, and from the inner face of the wall of a side towards the court. */
const inwards =
  ({ north, south, thick }: MosquePlan, side: 'south' | 'north'): Line =>
  (along, out) => [along, side === 'south' ? south - thick - out : north + thick + out];

/** Draws rows of trunks along a wall, the beams over them, and a roof of palms. */
function shelter(
  plan: MosquePlan,
  side: 'south' | 'north',
  values: Values,
  [rows, each, step]: readonly [rows: number, each: number, step: number],
): Shelter {
  const line = inwards(plan, side);
  const [start, end] = endsOf(plan, side);
  const [from, to] = [start + plan.thick + SEAM, end - plan.thick - SEAM];
  const under = values('sous-toit');
  const lines = Array.from({ length: rows }, (_, row) => (row + 1) * step - 0.35);
  const spots = Array.from(
    { length: each },
    (_, rank) => from + ((to - from) * (rank + 0.5)) / each,
  );
  const front = rows * step;
  const level = under + BEAM + POLE;
  const poles = Math.round((to - from) / 3);
  const look = { stroke: 'detail', shade: 8 } as const;
  return {
    wood: [
      ...lines.flatMap((out) =>
        spots.map((along) => trunk(line(along, out), values('diametre-tronc') / 2, under)),
      ),
      ...lines.map((out) =>
        slabOn(line, [from, to], [out - 0.09, out + 0.09], [under, under + BEAM], look),
      ),
      ...Array.from({ length: poles }, (_, rank) => {
        const along = from + ((to - from) * (rank + 0.5)) / poles;
        return slabOn(
          line,
          [along - 0.04, along + 0.04],
          [SEAM, front + 0.45],
          [under + BEAM, level],
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

/** Draws the shelter of the qibla, along the wall of the south, with as many trunks a row as told. */
export const qiblaShelter = (plan: MosquePlan, values: Values, each: number): Shelter =>
  shelter(plan, 'south', values, [values('rangees'), each, values('ecart-rangees')]);

/** Draws the shelter of the north: that of the first prayer, then the suffa. */
export const northShelter = (plan: MosquePlan, values: Values, each: number): Shelter =>
  shelter(plan, 'north', values, [1, each, values('suffa-profondeur')]);
