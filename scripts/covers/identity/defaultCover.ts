import { starsPath } from '../../../lib/geometry/scene/stars';
import { ground } from '../ground';
import { MIDDLE, SIZE, picture } from '../kit';
import { element } from '@/lib/share/svg';
import { NIGHT, NIGHT_2, SAND, TEAL } from './colours';
import { greatRosette } from './greatRosette';

/** Draws the default cover: the show's great rosette at night, without words. */
export const defaultCover = (): string =>
  picture(
    ground({ ground: NIGHT_2, deep: NIGHT, glow: TEAL }),
    element('path', {
      d: starsPath(110, { width: SIZE, height: SIZE }, 632),
      stroke: SAND,
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: 0.45,
    }),
    greatRosette(MIDDLE, 560, 3.2),
  );
