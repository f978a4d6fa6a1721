/** Curves of the map, in pixels at zoom 1. */
import type { MapPoint } from '@/lib/map/projection';

export type Curve = readonly MapPoint[];

/** Smooths a line through points (Catmull-Rom), with a point every few pixels. */
export function smooth(points: Curve, isClosed = false, spacing = 4): Curve {
  const count = points.length;
  const pointAt = (index: number): MapPoint => {
    const clampedIndex = isClosed
      ? (index + count) % count
      : Math.min(Math.max(index, 0), count - 1);
    return points[clampedIndex] ?? { x: 0, y: 0 };
  };
  const line: MapPoint[] = [];
  const segmentCount = isClosed ? count : count - 1;
  for (let index = 0; index < segmentCount; index += 1) {
    const [p, q, r, s] = [
      pointAt(index - 1),
      pointAt(index),
      pointAt(index + 1),
      pointAt(index + 2),
    ];
    const steps = Math.max(2, Math.ceil(Math.hypot(r.x - q.x, r.y - q.y) / spacing));
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      line.push({ x: spline(p.x, q.x, r.x, s.x, t), y: spline(p.y, q.y, r.y, s.y, t) });
    }
  }
  if (!isClosed) line.push(pointAt(count - 1));
  return line;
}

const spline = (p: number, q: number, r: number, s: number, t: number): number =>
  q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));

/** Computes the length of a curve, in pixels. */
export const lengthOf = (curve: Curve): number =>
  curve.reduce((sum, point, index) => {
    const previousPoint = curve[index - 1];
    return previousPoint
      ? sum + Math.hypot(point.x - previousPoint.x, point.y - previousPoint.y)
      : 0;
  }, 0);

/** A point of a curve with its direction, in radians. */
export type Station = MapPoint & { readonly angle: number };

/** Returns the station at `distance` pixels along the curve, which continues straight beyond its ends. */
export function stationAt(curve: Curve, distance: number): Station {
  let remainingDistance = distance;
  for (let index = 1; index < curve.length; index += 1) {
    const [from, to] = [curve[index - 1], curve[index]];
    if (!from || !to) break;
    const segmentLength = Math.hypot(to.x - from.x, to.y - from.y);
    if (
      (remainingDistance <= segmentLength || index === curve.length - 1) &&
      segmentLength > 0
    ) {
      const ratio = remainingDistance / segmentLength;
      return {
        x: from.x + (to.x - from.x) * ratio,
        y: from.y + (to.y - from.y) * ratio,
        angle: Math.atan2(to.y - from.y, to.x - from.x),
      };
    }
    remainingDistance -= segmentLength;
  }
  return { x: curve[0]?.x ?? 0, y: curve[0]?.y ?? 0, angle: 0 };
}

/** Offsets a line sideways: to the right of its direction on the screen when positive. */
export function offset(curve: Curve, distance: number): Curve {
  return curve.map((point, index) => {
    const [from, to] = [curve[Math.max(index - 1, 0)], curve[index + 1] ?? point];
    const [dx, dy] = [to.x - (from?.x ?? point.x), to.y - (from?.y ?? point.y)];
    const segmentLength = Math.hypot(dx, dy) || 1;
    return {
      x: point.x - (dy / segmentLength) * distance,
      y: point.y + (dx / segmentLength) * distance,
    };
  });
}

/** Computes the distance of a point from a line, negative on the left of its direction. */
export function signedDistance(curve: Curve, x: number, y: number): number {
  let [nearestSquare, sign] = [Infinity, 1];
  for (let index = 1; index < curve.length; index += 1) {
    const [from, to] = [curve[index - 1], curve[index]];
    if (!from || !to) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ratio = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const t = ratio < 0 ? 0 : ratio > 1 ? 1 : ratio;
    const [rx, ry] = [x - from.x - dx * t, y - from.y - dy * t];
    const square = rx * rx + ry * ry;
    if (square < nearestSquare) {
      nearestSquare = square;
      sign = dx * ry - dy * rx < 0 ? -1 : 1;
    }
  }
  return Math.sqrt(nearestSquare) * sign;
}

/** Tells whether a point is inside a closed outline, by the even-odd rule. */
export function containsPoint(outline: Curve, { x, y }: MapPoint): boolean {
  return outline.reduce((inside, from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const crosses =
      from.y > y !== to.y > y &&
      x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
    return crosses ? !inside : inside;
  }, false);
}

const formatTenth = (value: number): string => String(Math.round(value * 10) / 10);

/** Builds the SVG path of a line. */
export const pathOf = (curve: Curve, isClosed = false): string =>
  curve
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${formatTenth(x)} ${formatTenth(y)}`)
    .join('') + (isClosed ? 'Z' : '');
