import type { BuildingQuery } from '@/lib/buildings/view/query';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import { directionTo, sunAt } from '@/lib/buildings/sun';
import type { Vector } from '@/lib/buildings/solids/vector';
import { julianDay } from '@/lib/time/julianCalendar';

/** Days of the Julian calendar of these centuries: equinoxes and solstices, to a day or two. */
const DAYS = {
  printemps: { month: 3, day: 18 },
  ete: { month: 6, day: 19 },
  automne: { month: 9, day: 20 },
  hiver: { month: 12, day: 18 },
} as const;

/** Lowest drawn elevation of the sun, in degrees: below it, all would be in shadow. */
const LEAST = 3;

/** Returns the direction of the sun of a query in the first year of a phase; else that of the still pictures. */
export function sunOf({ light }: BuildingQuery, building: StageBuilding, rank: number): Vector {
  const phase = building.phases[Math.max(0, rank)];
  if (!phase) return [0, 1, 0];
  if (!light) return phase.sun;
  const day = julianDay({ year: phase.from, ...DAYS[light.season] });
  const { altitude, azimuth } = sunAt({ day, hour: light.hour, latitude: building.latitude });
  return directionTo(azimuth, Math.max(LEAST, altitude), building.facade);
}
