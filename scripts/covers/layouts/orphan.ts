import { polygonPath } from '../../../lib/geometry/path';
import { TURN } from '../../../lib/geometry/point';
import { starsPath } from '../../../lib/geometry/scene/stars';
import { starOutline } from '@/lib/geometry/pattern/star';
import { rosetteMotif } from '../field';
import { SIZE } from '../kit';
import { element } from '@/lib/share/svg';
import { beads, circle, openStraps, ring } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { numeral, title } from '../lockup';
import { fadingGroup } from '../masks';

/**
 * Draws the cover of the episode on Muhammad before the revelation: a starry sky, a large star at the lower left, a
 * rosette of ten arms at the upper right around the number, and the title. Returns SVG elements in the cover's 1400 units.
 */
export function orphan(cover: Cover): string {
  const centre = { x: 850, y: 610 };
  const rosette = rosetteMotif({
    fold: 10,
    centralRadius: 320,
    ringPairs: 1,
    angle: 72,
    centre,
  });
  const star = starOutline(10, 3, 54, { x: 172, y: 960 }, -TURN / 4);
  return (
    element('path', {
      d: starsPath(110, { width: SIZE, height: SIZE }, 571),
      stroke: '#f7f1e4',
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: 0.45,
    }) +
    fadingGroup(
      'apart',
      { x: 1130, y: 390 },
      520,
      880,
      openStraps(rosette, { width: 24, gap: 7 }, 3.4, 0.3),
    ) +
    circle(centre, 236, { fill: cover.palette.deep, opacity: 1 }) +
    ring(centre, 236, 4) +
    ring(centre, 220, 1.6) +
    ring(centre, 1000, 2, 0.35) +
    beads(centre, 1018, 220, 5, 0.4) +
    element('path', { d: polygonPath(star, 1), fill: 'url(#gold)' }) +
    numeral(cover, centre, 480) +
    title(cover, { x: 118, y: 1108 }, 100, 'start')
  );
}
