import { TOWN_PLACE, dunes } from '@/scripts/drawing/town/dunes';
import { palmFronds, palmTrunk } from '@/scripts/drawing/town/palm';
import { gardens, groves } from '@/scripts/drawing/town/palmPlan';
import type { PalmPlace } from '@/scripts/drawing/town/palmPlan';
import { townDrawing } from '@/scripts/drawing/town/townDrawing';
import { element, group } from '@/lib/share/svg';
import { goldLines } from '@/scripts/drawing/gold';
import { GOLD_LIGHT, NIGHT, NIGHT_2, TEAL } from './colours';

const fill = (d: string, color: string, opacity = 1): string =>
  element('path', { d, fill: color, opacity });

function palm([x, y, size]: PalmPlace): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    fill(palmTrunk, NIGHT),
    element('path', {
      d: palmFronds,
      fill: 'none',
      stroke: NIGHT,
      'stroke-width': 9,
      'stroke-dasharray': '1.3 .9',
    }),
    element('path', { d: palmFronds, fill: 'none', stroke: NIGHT, 'stroke-width': 1.6 }),
  );
}

/** Draws the desert and its town, as on the home page, on 1600 × 400 units. */
export function desert(): string {
  const { haze, houses, wall } = townDrawing;
  return (
    fill(dunes.mountains, TEAL, 0.45) +
    fill(dunes.far, '#18464f') +
    group(
      { transform: TOWN_PLACE },
      fill(haze, '#184651'),
      gardens.map(palm).join(''),
      fill(houses.walls, '#0e2431') + fill(houses.lights, GOLD_LIGHT),
      fill(wall.walls, NIGHT) + fill(wall.lights, GOLD_LIGHT),
      groves.map(palm).join(''),
    ) +
    fill(dunes.middle, NIGHT_2) +
    goldLines(dunes.litCrest, 1.6, 0.6) +
    fill(dunes.near, NIGHT)
  );
}
