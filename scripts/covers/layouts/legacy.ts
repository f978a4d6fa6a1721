import { rosetteMotif } from '../field';
import { MIDDLE } from '../kit';
import { openStraps } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup, medallion } from '../lockup';
import { fadingGroup } from '../masks';

/**
 * Draws the cover of the episode on the Prophet's death: a rosette of sixteen arms that exceeds the cover, and a medallion
 * with the title. Returns SVG elements in the cover's 1400 units.
 */
export function legacy(cover: Cover): string {
  return (
    fadingGroup(
      'wide',
      MIDDLE,
      520,
      1120,
      openStraps(
        rosetteMotif({ fold: 16, centralRadius: 386, ringPairs: 2, angle: 66, sideRatio: 1.4 }),
        { width: 19, gap: 5 },
        3.2,
        0.36,
      ),
    ) +
    medallion(MIDDLE, 272, cover.palette.deep) +
    lockup(cover, MIDDLE, 380, 380)
  );
}
