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
  /** Ids of the entries that pass the filters; all other entries are painted faintly. */
  readonly matchingIds: ReadonlySet<string>;
  readonly currentId: string | null;
  /** Highlighted years, over all lanes. */
  readonly years: YearSpan;
  readonly style: CanvasStyle;
}

/** Opacity of the entries that the filters exclude. */
const EXCLUDED_OPACITY = 0.2;

/** Paints the eras, the lines of the years, the lanes and every mark in view. */
export function paintBoard(canvas: HTMLCanvasElement, painting: BoardPainting): void {
  const { view, width, unit, board, ticks, matchingIds, currentId, style } = painting;
  const { rem, em, ratio, laneColours, gold, height } = style;
  const canvasWidth = width + 2 * MARGIN;
  const context = clearCanvas(canvas, canvasWidth, height, ratio);
  if (!context) return;
  const canvasX = (day: number): number => xOf(view, day) + MARGIN;
  const clampedX = (day: number): number =>
    Math.max(-MARGIN, Math.min(canvasWidth + MARGIN, canvasX(day)));
  fillEras(context, painting, clampedX, 0, height);
  context.globalAlpha = 0.22;
  context.fillStyle = gold;
  for (const { day, isYear } of ticks)
    if (isYear) context.fillRect(Math.round(clampedX(day)), 0, 1, height);
  context.globalAlpha = 1;
  paintYears(context, painting, clampedX, height);
  for (const lane of board.lanes) paintDensity(context, lane, painting);
  for (const { entry, top, tone } of board.rows) {
    const [left, right] = [clampedX(entry.from), clampedX(entry.to + 1)];
    const anchorX = canvasX(entry.anchor);
    if (right < 0 || left > canvasWidth) continue;
    const colour = laneColours[tone] ?? gold;
    const isMatch = matchingIds.has(entry.id);
    const isCurrent = entry.id === currentId;
    context.globalAlpha = isMatch ? 1 : EXCLUDED_OPACITY;
    const lane = board.lanes.find(({ id }) => id === entry.lane);
    if (!isCurrent && (!isMatch || entry.minScale * em > view.scale)) {
      const tickRow = lane ? lane.top + lane.height - 0.5 : 0;
      context.fillStyle = colour;
      context.fillRect(Math.round(anchorX), tickRow * unit, 1, 0.4 * unit);
      continue;
    }
    const size = MARK_REM[entry.isBar ? 'span' : 'event'] * rem;
    const extent = { y: (top + 0.5) * unit - size / 2, height: size };
    // Centres an event's mark on its days; clips a bar that ends beyond the canvas.
    for (const mark of entry.isBar
      ? spanMarks(entry, clampedX, extent)
      : eventMarks(entry, canvasX, extent))
      drawMark(context, mark, colour, style.background);
    if (!isCurrent) continue;
    // Underlines the possible days of an event.
    context.fillStyle = colour;
    if (!entry.isBar) context.fillRect(left, extent.y + size + 2, right - left, 1.5);
    context.strokeStyle = gold;
    context.lineWidth = 3;
    context.setLineDash([]);
    context.beginPath();
    if (entry.isBar) context.roundRect(left - 3, extent.y - 3, right - left + 6, size + 6, 4);
    else context.arc(anchorX, extent.y + size / 2, size, 0, 2 * Math.PI);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Paints the density curve of a lane's entries, with a point every two years, along the bottom of the lane. */
function paintDensity(
  context: CanvasRenderingContext2D,
  { top, height, density, tone }: ShownLane,
  { view, width, unit, style }: BoardPainting,
): void {
  const bottom = Math.round((top + height) * unit);
  const levelHeight = ((HEIGHTS.foot - 0.1) * unit) / DENSITY_LEVELS;
  const pointX = (step: number): number => xOf(view, FIRST_DAY + step * DENSITY_STEP) + MARGIN;
  const pointY = (step: number): number =>
    bottom - 0.1 * unit - Number(density[step] ?? 0) * levelHeight;
  const lastStep = density.length - 1;
  context.fillStyle = context.strokeStyle = style.laneColours[tone] ?? style.gold;
  context.beginPath();
  context.moveTo(pointX(0), bottom);
  for (let step = 0; step < lastStep; step += 1)
    context.quadraticCurveTo(
      pointX(step),
      pointY(step),
      pointX(step + 0.5),
      (pointY(step) + pointY(step + 1)) / 2,
    );
  context.lineTo(pointX(lastStep), bottom);
  context.globalAlpha = 0.22;
  context.fill();
  context.globalAlpha = 0.7;
  context.lineWidth = 1;
  context.setLineDash([]);
  context.stroke();
  context.globalAlpha = 0.45;
  context.fillRect(0, bottom, width + 2 * MARGIN, 1);
}

/** Paints the highlighted years in gold that fades on both sides. */
export function paintYears(
  context: CanvasRenderingContext2D,
  { years, style }: { readonly years: YearSpan; readonly style: CanvasStyle },
  toX: (day: number) => number,
  height: number,
): void {
  const left = toX(julianYearStart(years.from));
  const right = toX(julianYearStart(years.to + 1));
  const gradient = context.createLinearGradient(left - 10, 0, right + 10, 0);
  gradient.addColorStop(0, `${style.gold}00`);
  gradient.addColorStop(0.5, `${style.gold}66`);
  gradient.addColorStop(1, `${style.gold}00`);
  context.fillStyle = gradient;
  context.fillRect(left - 10, 0, right - left + 20, height);
  context.fillStyle = style.gold;
  context.fillRect((left + right) / 2 - 0.75, 0, 1.5, height);
}

/** Clears a canvas, and sets a changed size in pixels: setting an equal size would reallocate the canvas. */
export function clearCanvas(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  ratio: number,
): CanvasRenderingContext2D | null {
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) {
    canvas.width = pixelWidth;
    canvas.height = pixelHeight;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  context?.clearRect(0, 0, width, height);
  return context;
}
