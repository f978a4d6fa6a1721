import 'server-only';
import { motifs } from '@/lib/geometry/pattern/hankin';
import { ribbonBorders, ribbonPath } from '@/lib/geometry/path';
import { add, degrees, type Point } from '@/lib/geometry/point';
import { mapPolygon } from '@/lib/geometry/polygon';
import type { Ribbon } from '@/lib/geometry/pattern/ribbon';
import { rosetteRibbons } from '@/lib/geometry/scene/rosetteArm';
import { strapwork } from '@/lib/geometry/pattern/strapwork';
import { tilesWithin } from '@/lib/geometry/pattern/tiling';
import { octagonsAndSquares } from '@/lib/geometry/pattern/tilings';
import { element, group } from '@/lib/share/svg';
import { COLOURS } from '@/lib/share/colours';

/** Defines the gold gradient, light at the top, over the height of a picture. */
export const goldGradient = (height: number): string =>
  element(
    'linearGradient',
    { id: 'gold', gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: 0, y2: height },
    element('stop', { offset: 0, 'stop-color': COLOURS.lit }),
    element('stop', { offset: 0.45, 'stop-color': COLOURS['gold-light'] }),
    element('stop', { offset: 1, 'stop-color': COLOURS.shaded }),
  );

/** Draws interlaced bands by their two edges, over a translucent fill of the same gold. */
function straps(ribbons: readonly Ribbon[], strokeWidth: number, opacity: number): string {
  const surface = ribbons.map((ribbon) => ribbonPath(ribbon, 1)).join('');
  const borders = ribbons.map((ribbon) => ribbonBorders(ribbon, 1)).join('');
  return (
    element('path', {
      d: surface,
      fill: 'url(#gold)',
      'fill-rule': 'evenodd',
      opacity,
    }) +
    element('path', {
      d: borders,
      fill: 'none',
      stroke: 'url(#gold)',
      'stroke-width': strokeWidth,
    })
  );
}

/** Draws the sixteenfold rosette of the home page, round a point. */
export function rosette({ x, y }: Point, radius: number): string {
  const design = { fold: 16, radius: radius * 0.91, pairs: 2, sideRatio: 1.4, angle: 66 };
  const ribbons = rosetteRibbons({ ...design, width: radius * 0.02, gap: radius * 0.005 });
  const ring = (r: number) =>
    element('circle', { r, fill: 'none', stroke: 'url(#gold)', 'stroke-width': 1.6 });
  return group(
    { transform: `translate(${x} ${y})` },
    ring(radius),
    ring(radius * 0.962),
    straps(ribbons, 1.2, 0.26),
  );
}

export interface OrnamentBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fills a box with eight-pointed stars, `step` pixels apart, one of them at `centre`. */
export function starField(box: OrnamentBox, centre: Point, step: number, id: string): string {
  // The octagons meet face to face: their width is the distance of the stars.
  const tiling = octagonsAndSquares(step * Math.tan(Math.PI / 8));
  const tiles = tilesWithin(tiling, {
    left: box.x - centre.x,
    top: box.y - centre.y,
    right: box.x + box.width - centre.x,
    bottom: box.y + box.height - centre.y,
  }).map((tile) => mapPolygon(tile, (corner) => add(corner, centre)));
  const bands = strapwork(motifs(tiles, { angle: degrees(62) }), {
    width: step * 0.075,
    gap: step * 0.02,
  });
  return (
    element('clipPath', { id }, element('rect', { ...box })) +
    group({ 'clip-path': `url(#${id})` }, straps(bands, 0.9, 0.55))
  );
}
