import type { Values } from '@/lib/buildings/building';
import { groundAt, type DamSite } from '@/lib/buildings/models/dam/damGround';
import { boulder } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Position of the engraved rock, downstream of the wall, in metres: conventional. */
const ROCK = { x: 14, z: 9 } as const;

/** Distance of the engraved face from the rock's centre, and height of the middle line above it, in metres. */
export const ROCK_FACE = 0.72;
export const INSCRIPTION_RISE = 0.15;

/** Returns the centre of the engraved rock, half of which is below the ground. */
export const rockCentre = (site: DamSite): Vector => [
  ROCK.x,
  groundAt(site, ROCK.x, ROCK.z) + 0.5,
  ROCK.z,
];

/** Builds a rock with a flat face; six straight strokes mark the six lines of the inscription, without letters. */
export function engravedRock(site: DamSite, values: Values): Solid {
  const centre = rockCentre(site);
  const surfacePoint = ([x, y, z]: Vector): Vector => {
    const swell =
      1 + 0.13 * Math.sin(3.1 * x + 1.3 * y) + 0.1 * Math.sin(4.3 * y - 2.6 * z + 1);
    const frontDistance = 1.25 * z * swell;
    // Widens the foot and sinks it, so that no gap shows under the rock.
    const heightScale = y < 0 ? 1.5 : 1.3;
    const planRadius = Math.hypot(x, z) || 1;
    const width = y < 0 ? 1 / planRadius : 1;
    const footScale = y < 0 && planRadius > 0.05 ? width : 1;
    return [
      1.7 * x * swell * footScale,
      heightScale * y * swell,
      Math.min(frontDistance * footScale, ROCK_FACE - 0.06 * Math.max(y, -0.2)),
    ];
  };
  const length = values('inscription-longueur');
  const count = values('lignes');
  const step = values('lettre') * 1.5;
  const strokes = Array.from({ length: count }, (_, index): readonly Vector[] => {
    const y = centre[1] + (count / 2 - index - 0.5) * step + INSCRIPTION_RISE;
    const z = centre[2] + ROCK_FACE + 0.03;
    return [
      [centre[0] - length / 2, y, z],
      [centre[0] + length / 2, y, z],
    ];
  });
  return boulder(
    centre,
    surfacePoint,
    { rings: 9, sectors: 14 },
    { outlines: strokes, stroke: 'detail', shade: 18 },
  );
}
