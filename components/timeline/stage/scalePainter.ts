import { emptyCanvas, MARGIN, markYears } from '@/components/timeline/stage/boardPainter';
import type { SurfaceLook } from '@/components/timeline/stage/surfaceLook';
import { xOf, type AxisView } from '@/lib/timeline/axis/view';
import { hijriTicks, type Tick } from '@/lib/timeline/axis/ticks';
import { HIJRI_EPOCH } from '@/lib/time/hijriCalendar';
import { BEFORE_HIJRA } from '@/lib/time/hijriWords';
import type { YearSpan } from '@/lib/timeline/query';

/** Height of the two scales together, in rem. */
const SCALE_REM = 3.25;

/** Least room of a year on a scale, in em of a label. */
export const TICK_EM = 4.4;

export interface ScalePainting {
  readonly view: AxisView;
  readonly width: number;
  readonly ticks: readonly Tick[];
  /** The years that are marked; null for none. */
  readonly years: YearSpan | null;
  readonly look: SurfaceLook;
}

/** Paints both scales: Julian years above, Hijri years below, which begin in 622. */
export function paintScale(element: HTMLCanvasElement, painting: ScalePainting): void {
  const { view, width, ticks, years, look } = painting;
  const { rem, em, ratio, text, gold, accent, font } = look;
  const across = width + 2 * MARGIN;
  const height = SCALE_REM * rem;
  const canvas = emptyCanvas(element, across, height, ratio);
  if (!canvas) return;
  const at = (day: number): number => xOf(view, day) + MARGIN;
  canvas.fillStyle = gold;
  canvas.globalAlpha = 0.14;
  canvas.fillRect(0, height / 2, at(HIJRI_EPOCH), height / 2);
  canvas.globalAlpha = 1;
  canvas.textAlign = 'right';
  canvas.fillStyle = text;
  canvas.font = `400 ${em}px ${font}`;
  canvas.fillText(BEFORE_HIJRA, at(HIJRI_EPOCH) - 8, (SCALE_REM / 2 + 1.08) * rem);
  canvas.textAlign = 'left';
  const tick = ({ day, label, isYear }: Tick, top: number): void => {
    const x = at(day);
    canvas.fillStyle = gold;
    canvas.fillRect(
      Math.round(x),
      (top + (isYear ? 0.3 : 0.9)) * rem,
      1,
      (isYear ? 1.3 : 0.7) * rem,
    );
    canvas.fillStyle = text;
    canvas.font = `${isYear ? 600 : 400} ${em}px ${font}`;
    canvas.fillText(label, x + 5, (top + 1.08) * rem);
  };
  for (const julian of ticks) tick(julian, 0);
  for (const hijri of hijriTicks(view, width, TICK_EM * em)) tick(hijri, SCALE_REM / 2);
  markYears(canvas, years, at, accent, height);
}
