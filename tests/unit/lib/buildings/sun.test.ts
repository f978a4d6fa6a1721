import { declinationOf, directionTo, sunAt } from '@/lib/buildings/sun';

const MEDINA = 24.4672;
const JERUSALEM = 31.778;

describe('The sun', () => {
  it.each([
    ['Medina, 21 March 623', 1948688, MEDINA, 1.11],
    ['Medina, 21 June 623', 1948780, MEDINA, 23.61],
    ['Medina, 21 December 623', 1948963, MEDINA, -23.6],
    ['Jerusalem, 18 March 692', 1973888, JERUSALEM, 0.44],
    ['Mecca, 27 May 608', 1943277, 21.4225, 21.79],
    ['Baghdad, 30 July 762', 1999589, 33.34, 17.91],
    ['Ctesiphon, 21 September 540', 1918557, 33.0936, -0.15],
    ['Ma’rib, 15 March 548', 1921289, 15.396, -1.18],
  ])('has the declination that an almanac gives: %s', (_, day, latitude, declination) => {
    expect(Math.abs(declinationOf({ day, hour: 12 }) - declination)).toBeLessThan(0.02);
    expect(sunAt({ day, hour: 12, latitude }).altitude).toBeCloseTo(
      90 - Math.abs(latitude - declination),
      1,
    );
  });

  it.each([
    ['Medina, 21 March 623, 6 h', 1948688, MEDINA, 6, 0.46, 88.99],
    ['Medina, 21 March 623, 9 h', 1948688, MEDINA, 9, 40.66, 111.26],
    ['Medina, 21 March 623, 15 h', 1948688, MEDINA, 15, 40.66, 248.74],
    ['Medina, 21 June 623, 9 h', 1948780, MEDINA, 9, 49.08, 81.55],
    ['Medina, 21 December 623, 15 h', 1948963, MEDINA, 15, 25.09, 225.68],
    ['Jerusalem, 21 June 692, 6 h', 1973983, JERUSALEM, 6, 12.16, 69.64],
    ['Jerusalem, 18 December 692, 9 h', 1974163, JERUSALEM, 9, 19.87, 136.45],
    ['Ma’rib, 15 March 548, 9 h', 1921289, 15.396, 9, 42.54, 106.36],
  ])('stands where an almanac places it: %s', (_, day, latitude, hour, altitude, azimuth) => {
    const sun = sunAt({ day, hour, latitude });
    // The almanac keeps the declination of noon for the whole day.
    expect(Math.abs(sun.altitude - altitude)).toBeLessThan(0.05);
    expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(0.1);
  });

  it('comes from the north at noon in Mecca on 27 May 608', () => {
    const { altitude, azimuth } = sunAt({ day: 1943277, hour: 12, latitude: 21.4225 });
    expect(altitude).toBeCloseTo(89.63, 1);
    expect(Math.min(azimuth, 360 - azimuth)).toBeLessThan(0.1);
  });
});

describe('A direction in the frame of a building', () => {
  it('is the z axis for the azimuth of the front', () => {
    for (const facade of [0, 60, 180, 225]) {
      const [x, y, z] = directionTo(facade, 0, facade);
      expect([x, y, z].map((value) => Math.round(value * 1e9) / 1e9 + 0)).toEqual([0, 0, 1]);
    }
  });

  it('keeps the east at the right of a front that looks south', () => {
    const [x] = directionTo(90, 0, 180);
    expect(x).toBeCloseTo(1, 10);
  });
});
