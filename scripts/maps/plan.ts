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
  /** By how much heights are multiplied before they are drawn: a town's hills are low. */
  readonly heightScale: number;
  /** Pixels at zoom 1 of a wadi's bed; thin ones are a broken line. */
  readonly wadiWidth: number;
  /** Metres of the swell that plains show. */
  readonly undulation: number;
  /** Pixels round a place where relief keeps quiet. */
  readonly calmRadius: number;
  /** Whether palm groves show their palms. */
  readonly palms: boolean;
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
        x: 1601,
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
      compass: { x: 1825, y: 1318, radius: 62 },
      inset: { x: 1657, y: 42, width: 226 },
      credit: {
        text: 'Tracés : Natural Earth ; reliefs et routes dessinés d’après les sources du site',
        x: 1891,
        y: 1576,
      },
      coast: true,
      heightScale: 1,
      wadiWidth: 1,
      undulation: 7,
      calmRadius: 19,
      palms: false,
    },
  ],
  [
    'medine',
    {
      graduation: { step: 1 / 60, labelled: 2 / 60, format: minutes },
      key: {
        x: 896,
        y: 42,
        width: 262,
        kilometres: 2,
        pieces: 4,
        latitude: 24.48,
        truth: 'Échelle vraie au parallèle 24° 29′ N',
        rows: [
          roadRow('terre', 'Chemins'),
          roadRow('hégire', 'Arrivée de l’Hégire (622)'),
          patchRow('#7f8f52', 'Palmeraies'),
          patchRow('#6d5a50', 'Champs de lave (harra)'),
        ],
      },
      compass: { x: 300, y: 116, radius: 54 },
      inset: null,
      credit: {
        text: 'Tracés approximatifs, dessinés d’après les sources du site',
        x: 1162,
        y: 1428,
      },
      coast: false,
      heightScale: 6,
      wadiWidth: 5,
      undulation: 60,
      calmRadius: 9,
      palms: true,
    },
  ],
]);

/** @throws Error for a map that has no plan yet. */
export function planOf(id: string): Plan {
  const plan = PLANS.get(id);
  if (!plan) throw new Error(`scripts/maps/plan.ts ne prévoit rien pour la carte « ${id} ».`);
  return plan;
}
