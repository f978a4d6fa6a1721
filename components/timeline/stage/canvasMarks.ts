import type { Look, Mark } from '@/lib/timeline/board/marks';

/** How marks are coloured on a canvas. */
export interface Ink {
  readonly tone: string;
  readonly paper: string;
  readonly font: string;
}

const DASHES: Readonly<Record<Look, readonly number[]>> = {
  full: [],
  light: [],
  dashed: [4, 2.5],
  dotted: [1, 3],
};

/** How much of the tone fills a shape: the rest is paper. */
const FILL: Readonly<Record<Look, number>> = { full: 1, light: 0.26, dashed: 0.12, dotted: 0 };

/** Draws a mark as `MarkShape` does in SVG. */
export function drawMark(canvas: CanvasRenderingContext2D, mark: Mark, ink: Ink): void {
  canvas.strokeStyle = ink.tone;
  switch (mark.shape) {
    case 'rect':
      canvas.beginPath();
      canvas.roundRect(mark.x, mark.y, mark.width, mark.height, 2);
      return fillAndStroke(canvas, mark.look, ink);
    case 'dot':
      canvas.beginPath();
      canvas.arc(mark.x, mark.y, mark.radius, 0, 2 * Math.PI);
      return fillAndStroke(canvas, mark.look, ink);
    case 'lozenge':
      canvas.beginPath();
      canvas.moveTo(mark.x, mark.y - mark.radius);
      canvas.lineTo(mark.x + mark.radius, mark.y);
      canvas.lineTo(mark.x, mark.y + mark.radius);
      canvas.lineTo(mark.x - mark.radius, mark.y);
      canvas.closePath();
      return fillAndStroke(canvas, mark.look, ink);
    case 'line':
      canvas.lineWidth = 1.5;
      canvas.setLineDash(DASHES[mark.isDashed ? 'dashed' : 'full']);
      canvas.beginPath();
      canvas.moveTo(mark.x1, mark.y1);
      canvas.lineTo(mark.x2, mark.y2);
      canvas.stroke();
      return;
    case 'question':
      canvas.fillStyle = ink.tone;
      canvas.font = ink.font;
      canvas.textAlign = 'center';
      canvas.fillText('?', mark.x, mark.y + 4);
      return;
  }
}

function fillAndStroke(
  canvas: CanvasRenderingContext2D,
  look: Look,
  { tone, paper }: Ink,
): void {
  if (look !== 'full') {
    canvas.fillStyle = paper;
    canvas.fill();
  }
  if (FILL[look] > 0) {
    const { globalAlpha } = canvas;
    canvas.globalAlpha = globalAlpha * FILL[look];
    canvas.fillStyle = tone;
    canvas.fill();
    canvas.globalAlpha = globalAlpha;
  }
  canvas.lineWidth = look === 'dotted' ? 1.75 : 1.25;
  canvas.setLineDash(DASHES[look]);
  canvas.stroke();
}
