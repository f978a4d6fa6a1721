import type { Building } from '@/lib/buildings/building';
import type { Vector } from '@/lib/buildings/solids/vector';
import { directionTo, sunAt } from '@/lib/buildings/sun';
import { julianDay } from '@/lib/time/julianCalendar';

/** Solar hours of the stills, near an equinox: shadows of medium length, the front lit. */
const [MORNING_HOUR, AFTERNOON_HOUR] = [9, 15] as const;
const STILL_DAY = { month: 3, day: 18 } as const;

/** Returns the direction towards the sun in the stills of a phase: a day of March in its first year. */
export function sunOfPhase({ phases, latitude, orientation }: Building, index: number): Vector {
  const day = julianDay({ year: phases[index]?.from ?? 600, ...STILL_DAY });
  // Chooses the morning for a front that faces east.
  const hour = orientation.facade < 180 ? MORNING_HOUR : AFTERNOON_HOUR;
  const sun = sunAt({ day, hour, latitude });
  return directionTo(sun.azimuth, sun.altitude, orientation.facade);
}
