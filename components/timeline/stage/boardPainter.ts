import { drawMark } from '@/components/timeline/stage/canvasMarks';
import { fillEras } from '@/components/timeline/stage/eraPainter';
import type { SurfaceLook } from '@/components/timeline/stage/surfaceLook';
import { xOf } from '@/lib/timeline/axis/view';
import type { Viewport } from '@/lib/surface/viewport';
import type { Tick } from '@/lib/timeline/axis/ticks';
import { FIRST_DAY } from '@/lib/timeline/bounds';
import { DENSITY_LEVELS, DENSITY_STEP } from '@/lib/timeline/board/density';
import { eventMarks, spanMarks } from '@/lib/timeline/board/marks';
import { HEIGHTS, MARK_REM } from '@/lib/timeline/board/sizes';
import type { ShownBoard, ShownLane } from '@/lib/timeline/board/shownBoard';
import type { YearSpan } from '@/lib/timeline/query';
import { julianYearStart } from '@/lib/time/julianCalendar';

/** Width painted beyond each edge of the stage, in pixels, so that a short pan needs no painting. */
export const MARGIN = 160;

export interface BoardPainting {
  readonly view: Viewport;
  readonly width: number;
  /** Pixels of a row. */
  readonly unit: number;
  readonly board: ShownBoard;
  readonly ticks: readonly Tick[];
  /** Ids of the entries that pass the filters; the others are painted faintly. */
  readonly passing: ReadonlySet<string>;
  readonly currentId: string | null;
  /** Highlighted years, over all lanes. */
  readonly years: YearSpan;
  readonly look: SurfaceLook;
}

/** Opacity of the entries that the filters exclude. */
const SHADOW = 0.2;

/** Paints the eras, the lines of the years, the lanes and every mark in view. */
export function paintBoard(element: HTMLCanvasElement, painting: BoardPainting): void {
  const { view, width, unit, board, ticks, passing, currentId, look } = painting;
  const { rem, em, ratio, tones, gold, height } = look;
  const across = width + 2 * MARGIN;
  const canvas = clearCanvas(element, across, height, ratio);
  if (!canvas) return;
  const place = (day: number): number => xOf(view, day) + MARGIN;
  const x = (day: number): number => Math.max(-MARGIN, Math.min(across + MARGIN, place(day)));
  fillEras(canvas, painting, x, 0, height);
  canvas.globalAlpha = 0.22;
  canvas.fillStyle = gold;
  for (const { day, isYear } of ticks)
    if (isYear) canvas.fillRect(Math.round(x(day)), 0, 1, height);
  canvas.globalAlpha = 1;
  paintYears(canvas, painting, x, height);
  for (const lane of board.lanes) paintFoot(canvas, lane, painting);
  for (const { entry, top, tone } of board.rows) {
    const [from, to] = [x(entry.from), x(entry.to + 1)];
    const at = place(entry.anchor);
    if (to < 0 || from > across) continue;
    const ink = tones[tone] ?? gold;
    const passes = passing.has(entry.id);
    const isCurrent = entry.id === currentId;
    canvas.globalAlpha = passes ? 1 : SHADOW;
    const lane = board.lanes.find(({ id }) => id === entry.lane);
    if (!isCurrent && (!passes || entry.minScale * em > view.scale)) {
      const foot = lane ? lane.top + lane.height - 0.5 : 0;
      canvas.fillStyle = ink;
      canvas.fillRect(Math.round(at), foot * unit, 1, 0.4 * unit);
      continue;
    }
    const size = MARK_REM[entry.isBar ? 'span' : 'event'] * rem;
    const room = { y: (top + 0.5) * unit - size / 2, height: size };
    // An event's mark is centred on its days; a bar may end beyond the canvas.
    for (const mark of entry.isBar ? spanMarks(entry, x, room) : eventMarks(entry, place, room))
      drawMark(canvas, mark, ink, look.paper);
    if (!isCurrent) continue;
    // A line below the mark spans the possible days.
    canvas.fillStyle = ink;
    if (!entry.isBar) canvas.fillRect(from, room.y + size + 2, to - from, 1.5);
    canvas.strokeStyle = gold;
    canvas.lineWidth = 3;
    canvas.setLineDash([]);
    canvas.beginPath();
    if (entry.isBar) canvas.roundRect(from - 3, room.y - 3, to - from + 6, size + 6, 4);
    else canvas.arc(at, room.y + size / 2, size, 0, 2 * Math.PI);
    canvas.stroke();
  }
  canvas.globalAlpha = 1;
}

/** Paints the foot of a lane: the density of entries by day. */
function paintFoot(
  canvas: CanvasRenderingContext2D,
  { top, height, density, tone }: ShownLane,
  { view, width, unit, look }: BoardPainting,
): void {
  const base = Math.round((top + height) * unit);
  const level = ((HEIGHTS.foot - 0.1) * unit) / DENSITY_LEVELS;
  const at = (step: number): number => xOf(view, FIRST_DAY + step * DENSITY_STEP) + MARGIN;
  const y = (step: number): number => base - 0.1 * unit - Number(density[step] ?? 0) * level;
  const last = density.length - 1;
  canvas.fillStyle = canvas.strokeStyle = look.tones[tone] ?? look.gold;
  canvas.beginPath();
  canvas.moveTo(at(0), base);
  for (let step = 0; step < last; step += 1)
    canvas.quadraticCurveTo(at(step), y(step), at(step + 0.5), (y(step) + y(step + 1)) / 2);
  canvas.lineTo(at(last), base);
  canvas.globalAlpha = 0.22;
  canvas.fill();
  canvas.globalAlpha = 0.7;
  canvas.lineWidth = 1;
  canvas.setLineDash([]);
  canvas.stroke();
  canvas.globalAlpha = 0.45;
  canvas.fillRect(0, base, width + 2 * MARGIN, 1);
}

/** Paints the highlighted years: gold, fading on both sides. */
export function paintYears(
  canvas: CanvasRenderingContext2D,
  { years, look }: { readonly years: YearSpan; readonly look: SurfaceLook },
  x: (day: number) => number,
  height: number,
): void {
  const left = x(julianYearStart(years.from));
  const right = x(julianYearStart(years.to + 1));
  const glow = canvas.createLinearGradient(left - 10, 0, right + 10, 0);
  glow.addColorStop(0, `${look.gold}00`);
  glow.addColorStop(0.5, `${look.gold}66`);
  glow.addColorStop(1, `${look.gold}00`);
  canvas.fillStyle = glow;
  canvas.fillRect(left - 10, 0, right - left + 20, height);
  canvas.fillStyle = look.gold;
  canvas.fillRect((left + right) / 2 - 0.75, 0, 1.5, height);
}

/** Clears a canvas and sets its size in pixels; setting an equal size would reallocate it for nothing. */
export function clearCanvas(
  element: HTMLCanvasElement,
  width: number,
  height: number,
  ratio: number,
): CanvasRenderingContext2D | null {
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (element.width !== across || element.height !== down) {
    element.width = across;
    element.height = down;
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
  }
  const canvas = element.getContext('2d');
  canvas?.setTransform(ratio, 0, 0, ratio, 0, 0);
  canvas?.clearRect(0, 0, width, height);
  return canvas;
}
