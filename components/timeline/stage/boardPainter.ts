import { drawMark } from '@/components/timeline/stage/canvasMarks';
import { fillEras } from '@/components/timeline/stage/eraPainter';
import type { CanvasStyle } from '@/components/timeline/stage/canvasStyle';
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
  readonly matchingIds: ReadonlySet<string>;
  readonly currentId: string | null;
  /** Highlighted years, over all lanes. */
  readonly years: YearSpan;
  readonly style: CanvasStyle;
}

/** Opacity of the entries that the filters exclude. */
const EXCLUDED_OPACITY = 0.2;

/** Paints the eras, the lines of the years, the lanes and every mark in view. */
export function paintBoard(element: HTMLCanvasElement, painting: BoardPainting): void {
  const { view, width, unit, board, ticks, matchingIds, currentId, style } = painting;
  const { rem, em, ratio, laneColours, gold, height } = style;
  const canvasWidth = width + 2 * MARGIN;
  const canvas = clearCanvas(element, canvasWidth, height, ratio);
  if (!canvas) return;
  const canvasX = (day: number): number => xOf(view, day) + MARGIN;
  const clampedX = (day: number): number =>
    Math.max(-MARGIN, Math.min(canvasWidth + MARGIN, canvasX(day)));
  fillEras(canvas, painting, clampedX, 0, height);
  canvas.globalAlpha = 0.22;
  canvas.fillStyle = gold;
  for (const { day, isYear } of ticks)
    if (isYear) canvas.fillRect(Math.round(clampedX(day)), 0, 1, height);
  canvas.globalAlpha = 1;
  paintYears(canvas, painting, clampedX, height);
  for (const lane of board.lanes) paintFoot(canvas, lane, painting);
  for (const { entry, top, tone } of board.rows) {
    const [from, to] = [clampedX(entry.from), clampedX(entry.to + 1)];
    const at = canvasX(entry.anchor);
    if (to < 0 || from > canvasWidth) continue;
    const ink = laneColours[tone] ?? gold;
    const isMatch = matchingIds.has(entry.id);
    const isCurrent = entry.id === currentId;
    canvas.globalAlpha = isMatch ? 1 : EXCLUDED_OPACITY;
    const lane = board.lanes.find(({ id }) => id === entry.lane);
    if (!isCurrent && (!isMatch || entry.minScale * em > view.scale)) {
      const foot = lane ? lane.top + lane.height - 0.5 : 0;
      canvas.fillStyle = ink;
      canvas.fillRect(Math.round(at), foot * unit, 1, 0.4 * unit);
      continue;
    }
    const size = MARK_REM[entry.isBar ? 'span' : 'event'] * rem;
    const room = { y: (top + 0.5) * unit - size / 2, height: size };
    // An event's mark is centred on its days; a bar may end beyond the canvas.
    for (const mark of entry.isBar
      ? spanMarks(entry, clampedX, room)
      : eventMarks(entry, canvasX, room))
      drawMark(canvas, mark, ink, style.background);
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

/** Paints the density curve of a lane's entries, with a point every two years, along the bottom of the lane. */
function paintFoot(
  canvas: CanvasRenderingContext2D,
  { top, height, density, tone }: ShownLane,
  { view, width, unit, style }: BoardPainting,
): void {
  const base = Math.round((top + height) * unit);
  const level = ((HEIGHTS.foot - 0.1) * unit) / DENSITY_LEVELS;
  const at = (step: number): number => xOf(view, FIRST_DAY + step * DENSITY_STEP) + MARGIN;
  const y = (step: number): number => base - 0.1 * unit - Number(density[step] ?? 0) * level;
  const last = density.length - 1;
  canvas.fillStyle = canvas.strokeStyle = style.laneColours[tone] ?? style.gold;
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
  { years, style }: { readonly years: YearSpan; readonly style: CanvasStyle },
  toX: (day: number) => number,
  height: number,
): void {
  const left = toX(julianYearStart(years.from));
  const right = toX(julianYearStart(years.to + 1));
  const glow = canvas.createLinearGradient(left - 10, 0, right + 10, 0);
  glow.addColorStop(0, `${style.gold}00`);
  glow.addColorStop(0.5, `${style.gold}66`);
  glow.addColorStop(1, `${style.gold}00`);
  canvas.fillStyle = glow;
  canvas.fillRect(left - 10, 0, right - left + 20, height);
  canvas.fillStyle = style.gold;
  canvas.fillRect((left + right) / 2 - 0.75, 0, 1.5, height);
}

/** Clears a canvas and sets its size in pixels; setting an equal size would reallocate it for nothing. */
export function clearCanvas(
  element: HTMLCanvasElement,
  width: number,
  height: number,
  ratio: number,
): CanvasRenderingContext2D | null {
  const [canvasWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (element.width !== canvasWidth || element.height !== pixelHeight) {
    element.width = canvasWidth;
    element.height = pixelHeight;
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
  }
  const canvas = element.getContext('2d');
  canvas?.setTransform(ratio, 0, 0, ratio, 0, 0);
  canvas?.clearRect(0, 0, width, height);
  return canvas;
}
