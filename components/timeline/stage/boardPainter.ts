import { drawMark, type Ink } from '@/components/timeline/stage/canvasMarks';
import type { SurfaceLook } from '@/components/timeline/stage/surfaceLook';
import { xOf, type AxisView } from '@/lib/timeline/axis/view';
import { MARK_ROOM } from '@/lib/timeline/board/sizes';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import { eventMarks, spanMarks } from '@/lib/timeline/board/marks';
import type { Tick } from '@/lib/timeline/axis/ticks';
import type { YearSpan } from '@/lib/timeline/query';
import { julianYearStart } from '@/lib/time/julianCalendar';

/** What lies beside the stage and is painted all the same, in pixels: a drag shows it before anything is painted anew. */
export const MARGIN = 160;

export interface BoardPainting {
  readonly view: AxisView;
  readonly width: number;
  readonly board: ShownBoard;
  readonly ticks: readonly Tick[];
  /** Ids of the entries that pass the filters; the others stay as a shadow. */
  readonly passing: ReadonlySet<string>;
  readonly currentId: string | null;
  /** The years that are marked, over all lanes; null for none. */
  readonly years: YearSpan | null;
  readonly look: SurfaceLook;
}

/** How much is left of what does not pass the filters. */
const SHADOW = 0.16;
/** How strong the marked years lie under what happens in them. */
const BAND = 0.18;

/** Paints the lanes, the lines of the years and every mark in sight. */
export function paintBoard(element: HTMLCanvasElement, painting: BoardPainting): void {
  const { view, width, board, ticks, passing, currentId, years, look } = painting;
  const { rem, ratio, tones, paper, gold, accent, font } = look;
  const across = width + 2 * MARGIN;
  const height = Math.max(1, board.height * rem);
  const canvas = emptyCanvas(element, across, height, ratio);
  if (!canvas) return;
  board.lanes.forEach(({ top, height: laneHeight, tone }) => {
    canvas.globalAlpha = tone % 2 === 0 ? 0.06 : 0.03;
    canvas.fillStyle = tones[tone] ?? gold;
    canvas.fillRect(0, top * rem, across, laneHeight * rem);
  });
  canvas.globalAlpha = 0.3;
  canvas.fillStyle = gold;
  for (const { day, isYear } of ticks)
    if (isYear) canvas.fillRect(Math.round(xOf(view, day) + MARGIN), 0, 1, height);
  const x = (day: number): number =>
    Math.max(-MARGIN, Math.min(across + MARGIN, xOf(view, day) + MARGIN));
  markYears(canvas, years, x, accent, height);
  /** What each row's last entry looks like, and where: nearer than a pixel, a second one cannot be told from it. */
  const painted: Record<number, string> = {};
  for (const { entry, top, tone } of board.rows) {
    const from = x(entry.from);
    const to = x(entry.to);
    if (to < 0 || from > across) continue;
    const passes = passing.has(entry.id);
    const looks = `${passes}${entry.grade}${entry.begin.precision}${from | 0} ${to | 0}`;
    const isCurrent = entry.id === currentId;
    if (painted[top] === looks && !isCurrent) continue;
    painted[top] = looks;
    const isEvent = entry.kind === null;
    const part = isEvent ? MARK_ROOM.event : MARK_ROOM.span;
    const room = { y: (top + part.y) * rem, height: part.height * rem };
    const ink: Ink = {
      tone: tones[tone] ?? gold,
      paper,
      font: `700 ${Math.round(rem * 0.7)}px ${font}`,
    };
    canvas.globalAlpha = passes ? 1 : SHADOW;
    for (const mark of (isEvent ? eventMarks : spanMarks)(entry, x, room))
      drawMark(canvas, mark, ink);
    if (isCurrent) ring(canvas, from, to, room, look);
  }
  canvas.globalAlpha = 1;
}

/** Lays a band over some years, with a stroke where it ends below. */
export function markYears(
  canvas: CanvasRenderingContext2D,
  years: YearSpan | null,
  x: (day: number) => number,
  colour: string,
  height: number,
): void {
  if (!years) return;
  const { from, to } = years;
  const left = x(julianYearStart(from));
  const width = x(julianYearStart(to + 1)) - left;
  canvas.fillStyle = colour;
  canvas.globalAlpha = BAND;
  canvas.fillRect(left, 0, width, height);
  canvas.globalAlpha = 1;
  canvas.fillRect(left, height - 4, width, 4);
}

function ring(
  canvas: CanvasRenderingContext2D,
  from: number,
  to: number,
  { y, height }: { readonly y: number; readonly height: number },
  { accent }: SurfaceLook,
): void {
  canvas.strokeStyle = accent;
  canvas.lineWidth = 2;
  canvas.setLineDash([]);
  canvas.strokeRect(from - 7, y - 3, Math.max(8, to - from) + 14, height + 6);
}

/** Gives an empty canvas of a size in pixels; to set a size that it has would cost for nothing. */
export function emptyCanvas(
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
