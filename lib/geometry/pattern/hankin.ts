/**
 * Polygons in contact, the method that E. H. Hankin observed on Mughal walls (1925): from the middle of every edge of a
 * tiling two rays enter each polygon at one angle, and each ray stops where it meets another. The pairing of rays, in
 * concave polygons too, follows C. S. Kaplan, “Islamic Star Patterns from Polygons in Contact” (2005): the shortest
 * meetings come first.
 */
import {
  add,
  interpolate,
  cross,
  distance,
  dot,
  quarterTurn,
  scale,
  subtract,
  unit,
} from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import { edgesOf, signedArea } from '@/lib/geometry/polygon';
import type { Polygon } from '@/lib/geometry/polygon';
import { crossingOf } from '@/lib/geometry/segment';
import type { Segment } from '@/lib/geometry/segment';

export type Contact = {
  /** Angle between edge and ray, in radians, between 0 and a quarter turn, both exclusive. */
  readonly angle: number;
  /** Distance of each ray's start from the middle of the edge, on the side to which it leans. */
  readonly offset?: number;
};

type Ray = { readonly edge: number; readonly start: Point; readonly direction: Point };
type Meeting = {
  readonly rays: readonly [number, number];
  readonly point: Point;
  readonly cost: number;
};

const TOLERANCE = 1e-6;

function raysOf(polygon: Polygon, { angle, offset = 0 }: Contact): Ray[] {
  const inwards = signedArea(polygon) > 0 ? 1 : -1;
  return edgesOf(polygon).flatMap(({ from, to }, edge) => {
    const edgeVector = unit(subtract(to, from));
    const inward = scale(quarterTurn(edgeVector), inwards * Math.sin(angle));
    return [-1, 1].map((side) => ({
      edge,
      start: add(interpolate(from, to), scale(edgeVector, side * offset)),
      direction: add(scale(edgeVector, side * Math.cos(angle)), inward),
    }));
  });
}

function meetingPoint(a: Ray, b: Ray): Point | null {
  const gap = subtract(b.start, a.start);
  const isFaceToFace = Math.abs(cross(unit(gap), a.direction)) < TOLERANCE;
  if (
    isFaceToFace &&
    dot(a.direction, b.direction) < TOLERANCE - 1 &&
    dot(gap, a.direction) > 0
  ) {
    return interpolate(a.start, b.start);
  }
  const intersection = crossingOf(a.start, a.direction, b.start, b.direction);
  if (!intersection || intersection.t < TOLERANCE || intersection.u < TOLERANCE) return null;
  return add(a.start, scale(a.direction, intersection.t));
}

function meetingsOf(rays: readonly Ray[]): Meeting[] {
  const meetings = rays.flatMap((a, i) =>
    rays.flatMap((b, j): Meeting[] => {
      if (j <= i || a.edge === b.edge) return [];
      const point = meetingPoint(a, b);
      return point
        ? [{ rays: [i, j], point, cost: distance(a.start, point) + distance(b.start, point) }]
        : [];
    }),
  );
  // Costs that differ by rounding only must keep the order of the edges.
  return meetings.sort((a, b) => (Math.abs(a.cost - b.cost) < TOLERANCE ? 0 : a.cost - b.cost));
}

/** Computes the motif of a polygon: segments from its contact points to the meeting points of rays. */
export function motif(polygon: Polygon, contact: Contact): Segment[] {
  const rays = raysOf(polygon, contact);
  const freeRays = new Set(rays.keys());
  const segments: Segment[] = [];
  for (const { rays: rayPair, point } of meetingsOf(rays)) {
    if (!rayPair.every((ray) => freeRays.has(ray))) continue;
    for (const ray of rayPair) {
      freeRays.delete(ray);
      const start = rays[ray]?.start;
      if (start) segments.push({ from: start, to: point });
    }
  }
  return segments;
}

/** Computes the motifs of all the polygons of a patch or a tiling. */
export const motifs = (polygons: readonly Polygon[], contact: Contact): Segment[] =>
  polygons.flatMap((polygon) => motif(polygon, contact));
