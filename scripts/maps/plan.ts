/** What stands around a map's drawing, and where. */
import type { InsetPlan } from './furniture/inset';
import type { Graduation } from './furniture/frame';
import { patchRow, roadRow } from './furniture/key';
import type { KeyPlan } from './furniture/key';

export type Plan = {
  readonly graduation: Graduation;
  readonly key: KeyPlan;
  readonly compass: { readonly x: number; readonly y: number; readonly radius: number };
  readonly inset: InsetPlan | null;
  /** At the bottom, right-aligned at this point. */
  readonly credit: { readonly text: string; readonly x: number; readonly y: number };
  readonly coast: boolean;
};

const whole = (degrees: number): string => `${degrees}°`;
const minutes = (degrees: number): string => {
  const count = Math.round(degrees * 60);
  return `${Math.floor(count / 60)}° ${String(count % 60).padStart(2, '0')}′`;
};

const PLANS: ReadonlyMap<string, Plan> = new Map([
  [
    'arabie',
    {
      graduation: { step: 1, labelled: 2, format: whole },
      key: {
        x: 1172,
        y: 1428,
        width: 290,
        kilometres: 400,
        pieces: 4,
        latitude: 24.5,
        truth: 'Échelle vraie au parallèle 24° 30′ N',
        rows: [
          roadRow('terre', 'Routes caravanières'),
          roadRow('mer', 'Routes maritimes'),
          roadRow('hégire', 'L’Hégire (622, reconstituée)'),
        ],
      },
      compass: { x: 1396, y: 1318, radius: 62 },
      inset: { x: 1268, y: 40, width: 188 },
      credit: {
        text: 'Tracés : Natural Earth ; reliefs et routes dessinés d’après les sources du site',
        x: 1462,
        y: 1576,
      },
      coast: true,
    },
  ],
  [
    'medine',
    {
      graduation: { step: 1 / 60, labelled: 2 / 60, format: minutes },
      key: {
        x: 40,
        y: 1286,
        width: 262,
        kilometres: 2,
        pieces: 4,
        latitude: 24.48,
        truth: 'Tracés approximatifs',
        rows: [
          roadRow('terre', 'Chemins'),
          roadRow('hégire', 'Arrivée de l’Hégire (622)'),
          patchRow('#7f8f52', 'Palmeraies'),
          patchRow('#6d5a50', 'Champs de lave (harra)'),
        ],
      },
      compass: { x: 1100, y: 1340, radius: 56 },
      inset: null,
      credit: {
        text: 'Tracés approximatifs, dessinés d’après les sources du site',
        x: 1162,
        y: 1428,
      },
      coast: false,
    },
  ],
]);

/** @throws Error for a map that has no plan yet. */
export function planOf(id: string): Plan {
  const plan = PLANS.get(id);
  if (!plan) throw new Error(`scripts/maps/plan.ts ne prévoit rien pour la carte « ${id} ».`);
  return plan;
}
