import type { Building } from '@/lib/buildings/building';
import type { Vector } from '@/lib/buildings/solids/vector';
import { directionTo, sunAt } from '@/lib/buildings/sun';
import { julianDay } from '@/lib/time/julianCalendar';

/** The hours of the pictures, true solar time, near an equinox: half-long shadows, on a front that is lit. */
const [MORNING, AFTERNOON] = [9, 15] as const;
const DAY = { month: 3, day: 18 } as const;

/** Returns the direction of the sun in the pictures of a phase: a day of March in its first year. */
export function sunOfPhase({ phases, latitude, orientation }: Building, rank: number): Vector {
  const day = julianDay({ year: phases[rank]?.from ?? 600, ...DAY });
  // A front that looks east is lit in the morning.
  const hour = orientation.facade < 180 ? MORNING : AFTERNOON;
  const sun = sunAt({ day, hour, latitude });
  return directionTo(sun.azimuth, sun.altitude, orientation.facade);
}
