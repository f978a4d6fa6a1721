/** Drawings of coins and buildings. People are never drawn: their places stay empty. */
import { bathPicture, damPicture, domePlan } from './building';
import type { Point } from '../../lib/geometry/point';
import { beads, blank, crescents, emptyField, field, legend, FACES, RADIUS } from './coin';
import { sheet, stroke, GOLD } from './strokeKit';

const { left: leftFace, right: rightFace } = FACES;

const crossOnSteps = ({ x, y }: Point): string =>
  stroke(
    `M${x} ${y - 88}V${y + 36}M${x - 24} ${y + 36}h48M${x - 42} ${y + 58}h84M${x - 60} ${y + 80}h120` +
      `M${x - 24} ${y + 36}v22M${x + 24} ${y + 36}v22M${x - 42} ${y + 58}v22M${x + 42} ${y + 58}v22`,
    3.4,
  ) + stroke(`M${x - 11} ${y - 98}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0`, 3);

/** Draws an altar with flames, between two empty places. */
const altar = ({ x, y }: Point): string =>
  stroke(
    `M${x - 44} ${y + 84}h88M${x - 32} ${y + 68}h64M${x - 14} ${y + 68}V${y - 8}M${x + 14} ${y + 68}V${y - 8}` +
      `M${x - 34} ${y - 10}h68M${x - 26} ${y - 24}h52`,
    3,
  ) +
  stroke(
    [-18, -6, 6, 18].map((dx) => `M${x + dx} ${y - 26}q-9 -20 0 -36q9 16 0 36`).join('') +
      `M${x} ${y - 62}q-7 -14 0 -26q7 12 0 26`,
    2,
    GOLD,
  );

export const MONUMENTS = {
  'drachme-de-bishapur': () =>
    sheet(
      blank(leftFace, 'drachme a', [132, 142]),
      beads(leftFace, 126, 70),
      emptyField(leftFace, 96),
      crescents(leftFace, 168),
      legend(leftFace, 158, ['بسم الله', 'محمد رسول الله'], 3.1),
      blank(rightFace, 'drachme b', [126, 136, 146]),
      crescents(rightFace, 170),
      altar(rightFace),
      stroke(
        `M${rightFace.x - 96} ${rightFace.y - 60}v130M${rightFace.x + 96} ${rightFace.y - 60}v130`,
        1.4,
        GOLD,
        0.7,
      ),
    ),
  'monnaies-avant-la-reforme': () =>
    sheet(
      blank(leftFace, 'calife a', [RADIUS - 14]),
      emptyField(leftFace, 112),
      legend(leftFace, 140, ['بسم الله', 'لا اله الا الله', 'وحده', 'محمد رسول الله'], 3.4),
      blank(rightFace, 'calife b', [RADIUS - 14]),
      crossOnSteps(rightFace),
      legend(rightFace, 140, ['بسم الله', 'ضرب هذا', 'الدينر', 'سنة سبع', 'وسبعين'], 3.4),
    ),
  'monnaies-apres-la-reforme': () =>
    sheet(
      blank(leftFace, 'dinar a', [RADIUS - 12]),
      field(leftFace, ['لا اله الا', 'الله وحده', 'لا شريك له'], 5),
      legend(leftFace, 146, ['محمد رسول الله', 'ارسله بالهدى', 'ودين الحق'], 3.2),
      blank(rightFace, 'dinar b', [RADIUS - 12]),
      field(rightFace, ['الله احد الله', 'الصمد لم يلد', 'ولم يولد'], 4.8),
      legend(rightFace, 146, ['بسم الله', 'ضرب هذا الدينر', 'في سنة', 'سبع وسبعين'], 3.2),
    ),
  'barrage-de-muawiya': () =>
    sheet(
      damPicture([
        'هذا السد لعبد الله معوية',
        'امير المؤمنين بنيه عبد الله بن صخر',
        'باذن الله لسنة ثمن وخمسين ا',
        'للهم اغفر لعبد الله معوية ا',
        'مير المؤمنين وثبته وانصره ومتع ا',
        'لمؤمنين به',
      ]),
    ),
  'dome-du-rocher': () => sheet(domePlan()),
  'qusayr-amra': () => sheet(bathPicture()),
} as const;
