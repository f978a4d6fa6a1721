import { rosetteMotif } from '../field';
import { openStraps, ring } from '@/scripts/drawing/gold';
import { MIDDLE } from '../kit';
import type { Cover } from '../kit';
import { lockup, medallion } from '../lockup';
import { fadingGroup } from '../masks';

/**
 * Creates the drawing of a rosette around a medallion with the title, for an episode without a composition. The drawing
 * returns SVG elements in the cover's 1400 units.
 */
export const rosette =
  (plan: Parameters<typeof rosetteMotif>[0]) =>
  (cover: Cover): string =>
    fadingGroup(
      'rosette',
      MIDDLE,
      560,
      1080,
      openStraps(rosetteMotif(plan), { width: 21, gap: 6 }, 3.2, 0.34),
    ) +
    ring(MIDDLE, 640, 2, 0.4) +
    medallion(MIDDLE, 290, cover.palette.deep) +
    lockup(cover, MIDDLE, 360, 420);
