import { normalise, type Vector } from '@/lib/buildings/solids/vector';

/** Moment at a latitude: Julian day number, true solar hour from 0 to 24, degrees from the equator. */
export interface Moment {
  readonly day: number;
  readonly hour: number;
  readonly latitude: number;
}

/** Position of the sun in degrees: altitude above the horizon, azimuth from the north eastward. */
export interface Sun {
  readonly altitude: number;
  readonly azimuth: number;
}

const DEGREE = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * DEGREE);
const cos = (degrees: number): number => Math.cos(degrees * DEGREE);
const tan = (degrees: number): number => Math.tan(degrees * DEGREE);

/** Computes the declination of the sun in degrees (J. Meeus, Astronomical Algorithms, chap. 25). */
export function declinationOf({ day, hour }: Pick<Moment, 'day' | 'hour'>): number {
  const t = (day + hour / 24 - 0.5 - 2_451_545) / 36_525;
  const meanLongitude = 280.46646 + 36000.76983 * t + 0.0003032 * t * t;
  const anomaly = 357.52911 + 35999.05029 * t - 0.0001537 * t * t;
  const equationOfCentre =
    (1.914602 - 0.004817 * t - 0.000014 * t * t) * sin(anomaly) +
    (0.019993 - 0.000101 * t) * sin(2 * anomaly) +
    0.000289 * sin(3 * anomaly);
  const obliquity = 23.439291 - 0.0130042 * t - 1.64e-7 * t * t + 5.04e-7 * t * t * t;
  return Math.asin(sin(obliquity) * sin(meanLongitude + equationOfCentre)) / DEGREE;
}

/** Computes the position of the sun without refraction, to 0.02° in altitude and 0.1° in azimuth. */
export function sunAt(moment: Moment): Sun {
  const declination = declinationOf(moment);
  const { latitude } = moment;
  const hourAngle = 15 * (moment.hour - 12);
  const altitude =
    Math.asin(
      sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle),
    ) / DEGREE;
  const azimuth =
    Math.atan2(
      sin(hourAngle),
      cos(hourAngle) * sin(latitude) - tan(declination) * cos(latitude),
    ) /
      DEGREE +
    180;
  return { altitude, azimuth: azimuth % 360 };
}

/**
 * Returns the unit vector of an azimuth and an elevation, in the coordinates of a building whose front faces `facade`.
 * All angles in degrees, azimuths from the north eastward.
 */
export function directionTo(azimuth: number, elevation: number, facade: number): Vector {
  const relativeAzimuth = azimuth + 180 - facade;
  return normalise([
    sin(relativeAzimuth) * cos(elevation),
    sin(elevation),
    -cos(relativeAzimuth) * cos(elevation),
  ]);
}
