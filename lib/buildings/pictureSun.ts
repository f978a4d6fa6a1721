import type { Building } from '@/lib/buildings/building';
import type { Vector } from '@/lib/buildings/solids/vector';
import { directionTo, sunAt } from '@/lib/buildings/sun';
import { julianDay } from '@/lib/time/julianCalendar';

/** The hour of the pictures, true solar time, near an equinox: half-long shadows, from the left of a front to the south. */
const HOUR = 15;
const DAY = { month: 3, day: 18 } as const;

/** Returns the direction of the sun in the pictures of a phase: an afternoon of March in its first year. */
export function sunOfPhase({ phases, latitude, orientation }: Building, rank: number): Vector {
  const day = julianDay({ year: phases[rank]?.from ?? 600, ...DAY });
  const sun = sunAt({ day, hour: HOUR, latitude });
  return directionTo(sun.azimuth, sun.altitude, orientation.facade);
}
