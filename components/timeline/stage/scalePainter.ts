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

/** Least width of a year on a scale, in em of a label. */
export const TICK_EM = 5;

/** Paints both scales on one rail: Julian years above, Hijri years (from 622) below, then the eras. */
export function paintScale(canvas: HTMLCanvasElement, painting: BoardPainting): void {
  const { view, width, ticks, style } = painting;
  const { rem, em, ratio, gold, hijriColour, textColour, font } = style;
  const canvasWidth = width + 2 * MARGIN;
  const context = clearCanvas(canvas, canvasWidth, ERAS_BOTTOM * rem, ratio);
  if (!context) return;
  const toX = (day: number): number => xOf(view, day) + MARGIN;
  context.fillStyle = gold;
  context.globalAlpha = 0.12;
  context.fillRect(0, RAIL_TOP * rem, toX(HIJRI_EPOCH), RAIL_TOP * rem);
  context.globalAlpha = 1;
  fillEras(context, painting, toX, ERAS_TOP * rem, (ERAS_BOTTOM - ERAS_TOP) * rem, {
    left: MARGIN,
    right: MARGIN + width,
  });
  paintYears(context, painting, toX, ERAS_BOTTOM * rem);
  context.fillStyle = gold;
  context.fillRect(0, RAIL_TOP * rem - 0.75, canvasWidth, 1.5);
  const writeText = (text: string, x: number, top: number, size: number): void => {
    context.font = `600 ${size * rem}px ${font}`;
    context.fillText(text, x, top * rem);
  };
  const paintTick = ({ day, label, isYear }: Tick, isJulian: boolean): void => {
    const x = toX(day);
    const length = (isYear ? 0.6 : 0.35) * rem;
    context.fillStyle = gold;
    context.fillRect(Math.round(x), RAIL_TOP * rem - (isJulian ? length : 0), 1.25, length);
    context.fillStyle = isJulian ? textColour : hijriColour;
    writeText(label, x + 5, isJulian ? 1.1 : 2.55, isJulian && isYear ? 0.9375 : 0.8125);
  };
  for (const julian of ticks) paintTick(julian, true);
  for (const hijri of hijriTicks(view, width, TICK_EM * em)) paintTick(hijri, false);
  context.textAlign = 'right';
  writeText(BEFORE_HIJRA, toX(HIJRI_EPOCH) - 36, 2.55, 0.8125);
  context.textAlign = 'left';
}
