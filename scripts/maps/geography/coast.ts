/** Land and sea, from Natural Earth at 1:10 million (public domain) as packed by world-atlas. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoIdentity, geoPath, geoTransform } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import * as v from 'valibot';
import type { Sheet } from '@/scripts/maps/sheet';

const packageRequire = createRequire(`${process.cwd()}/package.json`);

type Atlas = Topology<{ land: GeometryCollection }>;

const AtlasSchema = v.custom<Atlas>(
  (value) => v.is(v.object({ type: v.literal('Topology') }), value),
  'une topologie est attendue',
);

/** The scales of world-atlas's coasts, the finest first. */
type CoastScale = '10m' | '50m' | '110m';

/** Latitude of the northernmost coast that is left out. */
const ANTARCTIC = -60;

/**
 * Loads the world’s land, at one of world-atlas’s scales. Antarctica closes along the pole by one straight line,
 * which a cone would lay across every map: it is left out.
 */
const worldLand = (scale: CoastScale) => {
  const path = packageRequire.resolve(`world-atlas/land-${scale}.json`);
  const atlas = v.parse(AtlasSchema, JSON.parse(readFileSync(path, 'utf8')));
  const { features } = feature(atlas, atlas.objects.land);
  const polygons = features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : [],
  );
  const coordinates = polygons.filter(([ring = []]) =>
    ring.some(([, latitude = 0]) => latitude > ANTARCTIC),
  );
  return { type: 'MultiPolygon', coordinates } as const;
};

/**
 * Builds the path of the land within an extent. Rings are treated as plane figures, in pixels: on the sphere, a
 * degenerate ring of the atlas would enclose the whole world.
 * @param margin how far the land continues beyond the edges, in pixels, so that no coastline
 *   follows an edge
 */
export function landPath(
  { extent: { width, height }, projection }: Pick<Sheet, 'extent' | 'projection'>,
  scale: CoastScale = '10m',
  margin = 30,
): string {
  const clip = geoIdentity().clipExtent([
    [-margin, -margin],
    [width + margin, height + margin],
  ]);
  const toPixels = geoTransform({
    point(longitude, latitude) {
      const clamped = Math.min(Math.max(latitude, -85), 85);
      const { x, y } = projection.project(longitude, clamped);
      this.stream.point(x, y);
    },
  });
  const clippedProjection = {
    stream: (sink: Parameters<typeof clip.stream>[0]) => toPixels.stream(clip.stream(sink)),
  };
  return geoPath(clippedProjection)(worldLand(scale)) ?? '';
}
