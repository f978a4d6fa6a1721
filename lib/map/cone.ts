/**
 * Lambert's conformal conic projection on the sphere, fitted to a map's extent. Meridians are straight lines that meet
 * beyond the north, parallels are arcs around that point; between and near the two standard parallels the scale is
 * nearly constant, as an extent far wider than high needs.
 * J. P. Snyder, “Map Projections: A Working Manual”, USGS Professional Paper 1395, 1987, pp. 104–107, equations 15-1 to
 * 15-3 (forward), 15-5, 14-10 and 14-11 (inverse) and 15-4 (scale).
 */
import { EARTH_RADIUS, type Cone, type Fit } from '@/lib/map/extent';

const RADIANS = Math.PI / 180;

const tangent = (latitude: number): number => Math.tan((45 + latitude / 2) * RADIANS);
const cosine = (latitude: number): number => Math.cos(latitude * RADIANS);

/**
 * Builds the conic projection of a fit: the bounds north and south lie on the central meridian, west and east midway
 * between the standard parallels.
 */
export function coneProjection(
  { bounds, width }: Fit,
  { parallels: [south, north], meridian }: Cone,
) {
  const n = Math.log(cosine(south) / cosine(north)) / Math.log(tangent(north) / tangent(south));
  const factor = (cosine(south) * tangent(south) ** n) / n;
  const radiusAt = (latitude: number): number => factor / tangent(latitude) ** n;
  const angleOf = (longitude: number): number => n * (longitude - meridian) * RADIANS;
  const midRadius = radiusAt((south + north) / 2);
  const leftX = midRadius * Math.sin(angleOf(bounds.west));
  const pixelScale = width / (midRadius * Math.sin(angleOf(bounds.east)) - leftX);
  const topRadius = radiusAt(bounds.north);
  return {
    project(longitude: number, latitude: number) {
      const [radius, angle] = [radiusAt(latitude), angleOf(longitude)];
      return {
        x: pixelScale * (radius * Math.sin(angle) - leftX),
        y: pixelScale * (radius * Math.cos(angle) - topRadius),
      };
    },
    invert(x: number, y: number) {
      const [dx, dy] = [x / pixelScale + leftX, y / pixelScale + topRadius];
      const radius = Math.hypot(dx, dy);
      return {
        longitude: meridian + Math.atan2(dx, dy) / n / RADIANS,
        latitude: (2 * Math.atan((factor / radius) ** (1 / n))) / RADIANS - 90,
      };
    },
    kilometresPerPixel: (latitude: number): number =>
      (EARTH_RADIUS * cosine(latitude)) / (n * radiusAt(latitude) * pixelScale),
  };
}
