import type { BuildingQuery } from '@/lib/buildings/view/query';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import { directionTo, sunAt } from '@/lib/buildings/sun';
import type { Vector } from '@/lib/buildings/solids/vector';
import { julianDay } from '@/lib/time/julianCalendar';

/** Equinoxes and solstices of the sixth to eighth centuries in the Julian calendar, to a day or two. */
const SEASON_DAYS = {
  printemps: { month: 3, day: 18 },
  ete: { month: 6, day: 19 },
  automne: { month: 9, day: 20 },
  hiver: { month: 12, day: 18 },
} as const;

/** Least altitude of the drawn sun, in degrees: under a lower sun, all would be in shadow. */
const MIN_ALTITUDE = 3;

/** Returns the direction of a query's sun in the first year of a phase; without a season, the still pictures' sun. */
export function sunOf(
  { light }: BuildingQuery,
  building: StageBuilding,
  index: number,
): Vector {
  const phase = building.phases[Math.max(0, index)];
  if (!phase) return [0, 1, 0];
  if (!light) return phase.sun;
  const day = julianDay({ year: phase.from, ...SEASON_DAYS[light.season] });
  const { altitude, azimuth } = sunAt({ day, hour: light.hour, latitude: building.latitude });
  return directionTo(azimuth, Math.max(MIN_ALTITUDE, altitude), building.facade);
}
