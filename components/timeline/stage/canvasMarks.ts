import type { Look, Mark } from '@/lib/timeline/board/marks';

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
  canvas: CanvasRenderingContext2D,
  mark: Mark,
  tone: string,
  background: string,
): void {
  canvas.strokeStyle = tone;
  canvas.beginPath();
  switch (mark.shape) {
    case 'rect':
      canvas.roundRect(mark.x, mark.y, mark.width, mark.height, 1.5);
      break;
    case 'fade': {
      const fade = canvas.createLinearGradient(mark.x, 0, mark.x + mark.width, 0);
      fade.addColorStop(mark.isEnd ? 0 : 1, tone);
      fade.addColorStop(mark.isEnd ? 1 : 0, 'transparent');
      canvas.fillStyle = fade;
      canvas.fillRect(mark.x, mark.y, mark.width, mark.height);
      return;
    }
    case 'dot':
      canvas.arc(mark.x, mark.y, mark.radius, 0, 2 * Math.PI);
      break;
    case 'lozenge':
      canvas.moveTo(mark.x, mark.y - mark.radius);
      canvas.lineTo(mark.x + mark.radius, mark.y);
      canvas.lineTo(mark.x, mark.y + mark.radius);
      canvas.lineTo(mark.x - mark.radius, mark.y);
      canvas.closePath();
      break;
    case 'line':
      canvas.lineWidth = 1.5;
      canvas.setLineDash(mark.isDashed ? [3, 2] : []);
      canvas.moveTo(mark.x1, mark.y1);
      canvas.lineTo(mark.x2, mark.y2);
      canvas.stroke();
      return;
  }
  const { look } = mark;
  const { globalAlpha } = canvas;
  const fill = (colour: string, alpha = 1): void => {
    canvas.globalAlpha = globalAlpha * alpha;
    canvas.fillStyle = colour;
    canvas.fill();
    canvas.globalAlpha = globalAlpha;
  };
  fill(look === 'full' ? tone : background);
  if (look === 'light') fill(tone, 0.26);
  // A paper-coloured edge separates bars of one row.
  if (look === 'full' && mark.shape === 'rect') canvas.strokeStyle = background;
  canvas.lineWidth = look === 'dotted' ? 1.75 : 1.25;
  canvas.setLineDash('isAbout' in mark && mark.isAbout ? [2.5, 1.75] : DASHES[look]);
  canvas.stroke();
  if (look === 'hatched') hatch(canvas, mark);
}

/** Hatches the outlined shape at 45°. */
function hatch(canvas: CanvasRenderingContext2D, mark: Exclude<Mark, { shape: 'line' }>): void {
  const [left, top, width, height] =
    'radius' in mark
      ? [mark.x - mark.radius, mark.y - mark.radius, 2 * mark.radius, 2 * mark.radius]
      : [mark.x, mark.y, mark.width, mark.height];
  canvas.save();
  canvas.clip();
  canvas.beginPath();
  for (let x = left - height; x < left + width; x += HATCH) {
    canvas.moveTo(x, top + height);
    canvas.lineTo(x + height, top);
  }
  canvas.lineWidth = 1;
  canvas.setLineDash([]);
  canvas.stroke();
  canvas.restore();
}
