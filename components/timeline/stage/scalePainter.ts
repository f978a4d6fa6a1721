import {
  clearCanvas,
  paintYears,
  MARGIN,
  type BoardPainting,
} from '@/components/timeline/stage/boardPainter';
import { fillEras } from '@/components/timeline/stage/eraPainter';
import { xOf } from '@/lib/timeline/axis/view';
import { hijriTicks, type Tick } from '@/lib/timeline/axis/ticks';
import { HIJRI_EPOCH } from '@/lib/time/hijriCalendar';
import { BEFORE_HIJRA } from '@/lib/time/hijriWords';

/** Distances from the top, in rem: the rail between the calendars, the top and the bottom of the eras. */
const RAIL_TOP = 1.5;
const ERAS_TOP = 3;
const ERAS_BOTTOM = 4.25;

/** Least room of a year on a scale, in em of a label. */
export const TICK_EM = 5;

/** Paints both scales on one rail: Julian years above, Hijri years (from 622) below, then the eras. */
export function paintScale(element: HTMLCanvasElement, painting: BoardPainting): void {
  const { view, width, ticks, style } = painting;
  const { rem, em, ratio, gold, hijriColour, textColour, font } = style;
  const canvasWidth = width + 2 * MARGIN;
  const canvas = clearCanvas(element, canvasWidth, ERAS_BOTTOM * rem, ratio);
  if (!canvas) return;
  const at = (day: number): number => xOf(view, day) + MARGIN;
  canvas.fillStyle = gold;
  canvas.globalAlpha = 0.12;
  canvas.fillRect(0, RAIL_TOP * rem, at(HIJRI_EPOCH), RAIL_TOP * rem);
  canvas.globalAlpha = 1;
  fillEras(canvas, painting, at, ERAS_TOP * rem, (ERAS_BOTTOM - ERAS_TOP) * rem, {
    left: MARGIN,
    right: MARGIN + width,
  });
  paintYears(canvas, painting, at, ERAS_BOTTOM * rem);
  canvas.fillStyle = gold;
  canvas.fillRect(0, RAIL_TOP * rem - 0.75, canvasWidth, 1.5);
  const writeText = (text: string, x: number, top: number, size: number): void => {
    canvas.font = `600 ${size * rem}px ${font}`;
    canvas.fillText(text, x, top * rem);
  };
  const paintTick = ({ day, label, isYear }: Tick, isJulian: boolean): void => {
    const x = at(day);
    const length = (isYear ? 0.6 : 0.35) * rem;
    canvas.fillStyle = gold;
    canvas.fillRect(Math.round(x), RAIL_TOP * rem - (isJulian ? length : 0), 1.25, length);
    canvas.fillStyle = isJulian ? textColour : hijriColour;
    writeText(label, x + 5, isJulian ? 1.1 : 2.55, isJulian && isYear ? 0.9375 : 0.8125);
  };
  for (const julian of ticks) paintTick(julian, true);
  for (const hijri of hijriTicks(view, width, TICK_EM * em)) paintTick(hijri, false);
  canvas.textAlign = 'right';
  writeText(BEFORE_HIJRA, at(HIJRI_EPOCH) - 36, 2.55, 0.8125);
  canvas.textAlign = 'left';
}
