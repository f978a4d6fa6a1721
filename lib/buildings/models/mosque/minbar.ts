import type { Values } from '@/lib/buildings/building';
import { sideLine, type MosquePlan } from '@/lib/buildings/models/mosque/mosquePlan';
import { slabOn } from '@/lib/buildings/models/mosque/opening';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Depth of a step of the minbar, in metres: conventional. */
const STEP = 0.32;

/** Builds the minbar: two steps and a seat, in front of the qibla wall of the given plan. */
export function minbar(plan: MosquePlan, values: Values): readonly Solid[] {
  const line = sideLine(plan, 'south');
  const [side, height] = [values('minbar-cote'), values('minbar-hauteur')];
  const back = -plan.thickness - values('minbar-recul');
  const edges = [back, back - side, back - side - STEP, back - side - 2 * STEP];
  return edges
    .slice(1)
    .map((stepFront, index) =>
      slabOn(
        line,
        [-side / 2, side / 2],
        [stepFront, edges[index] ?? back],
        [0, (height * (3 - index)) / 3],
      ),
    );
}
