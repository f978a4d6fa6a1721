import type { Look, Mark } from '@/lib/timeline/board/marks';

/** Line dash of each look, in pixels. */
const DASHES: Readonly<Record<Look, readonly number[]>> = {
  full: [],
  light: [],
  hatched: [3, 2],
  dotted: [1, 2.5],
};

/** Space between two strokes of a hatching, in pixels. */
const HATCH = 4;

/** Draws a mark in a colour, as `MarkShape` does in SVG. */
export function drawMark(
  context: CanvasRenderingContext2D,
  mark: Mark,
  markColour: string,
  background: string,
): void {
  context.strokeStyle = markColour;
  context.beginPath();
  switch (mark.shape) {
    case 'rect':
      context.roundRect(mark.x, mark.y, mark.width, mark.height, 1.5);
      break;
    case 'fade': {
      const gradient = context.createLinearGradient(mark.x, 0, mark.x + mark.width, 0);
      gradient.addColorStop(mark.isEnd ? 0 : 1, markColour);
      gradient.addColorStop(mark.isEnd ? 1 : 0, 'transparent');
      context.fillStyle = gradient;
      context.fillRect(mark.x, mark.y, mark.width, mark.height);
      return;
    }
    case 'dot':
      context.arc(mark.x, mark.y, mark.radius, 0, 2 * Math.PI);
      break;
    case 'lozenge':
      context.moveTo(mark.x, mark.y - mark.radius);
      context.lineTo(mark.x + mark.radius, mark.y);
      context.lineTo(mark.x, mark.y + mark.radius);
      context.lineTo(mark.x - mark.radius, mark.y);
      context.closePath();
      break;
    case 'line':
      context.lineWidth = 1.5;
      context.setLineDash(mark.isDashed ? [3, 2] : []);
      context.moveTo(mark.x1, mark.y1);
      context.lineTo(mark.x2, mark.y2);
      context.stroke();
      return;
  }
  const { look } = mark;
  const { globalAlpha } = context;
  const fill = (fillColour: string, alpha = 1): void => {
    context.globalAlpha = globalAlpha * alpha;
    context.fillStyle = fillColour;
    context.fill();
    context.globalAlpha = globalAlpha;
  };
  fill(look === 'full' ? markColour : background);
  if (look === 'light') fill(markColour, 0.26);
  // Separates bars of one row by an edge in the background's colour.
  if (look === 'full' && mark.shape === 'rect') context.strokeStyle = background;
  context.lineWidth = look === 'dotted' ? 1.75 : 1.25;
  context.setLineDash('isAbout' in mark && mark.isAbout ? [2.5, 1.75] : DASHES[look]);
  context.stroke();
  if (look === 'hatched') hatch(context, mark);
}

/** Hatches the outlined shape at 45°. */
function hatch(
  context: CanvasRenderingContext2D,
  mark: Exclude<Mark, { shape: 'line' }>,
): void {
  const [left, top, width, height] =
    'radius' in mark
      ? [mark.x - mark.radius, mark.y - mark.radius, 2 * mark.radius, 2 * mark.radius]
      : [mark.x, mark.y, mark.width, mark.height];
  context.save();
  context.clip();
  context.beginPath();
  for (let x = left - height; x < left + width; x += HATCH) {
    context.moveTo(x, top + height);
    context.lineTo(x + height, top);
  }
  context.lineWidth = 1;
  context.setLineDash([]);
  context.stroke();
  context.restore();
}
