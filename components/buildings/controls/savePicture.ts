import { PALETTE, PAPER } from '@/lib/buildings/palette';
import { CERTAINTY_GRADES } from '@/lib/timeline/grades';

/** Caption of a saved picture. */
interface Caption {
  readonly title: string;
  /** Point of view and phase, in words. */
  readonly view: string;
  readonly address: string;
}

const cssColour = (hex: number): string => `#${hex.toString(16).padStart(6, '0')}`;
const INK_COLOUR = cssColour(0x1f2a30);
const DISPUTED_COLOUR = cssColour(0xa4472d);

/** Height of a line of the caption, as a ratio of the picture's width. */
const LINE_RATIO = 1 / 36;

/** Draws the sample of a grade: full, blank, hatched or dotted. */
function drawSample(
  context: CanvasRenderingContext2D,
  grade: (typeof CERTAINTY_GRADES)[number],
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.fillStyle = grade === 'établi' ? cssColour(PALETTE[4]) : cssColour(PAPER);
  context.fill();
  context.strokeStyle = grade === 'discuté' ? DISPUTED_COLOUR : INK_COLOUR;
  context.setLineDash(grade === 'conventionnel' ? [2, 3] : []);
  context.stroke();
  context.clip();
  context.setLineDash([]);
  context.beginPath();
  for (let offset = -height; grade === 'discuté' && offset < width; offset += height / 3) {
    context.moveTo(x + offset, y + height);
    context.lineTo(x + offset + height, y);
  }
  context.stroke();
  context.restore();
}

/** Copies a picture with a caption below: name, point of view, samples of the grades, address. */
export function withCaption(
  picture: HTMLCanvasElement,
  { title, view, address }: Caption,
): HTMLCanvasElement {
  const { width, height } = picture;
  const step = Math.round(width * LINE_RATIO);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height + 5 * step;
  const context = canvas.getContext('2d');
  if (!context) return picture;
  context.fillStyle = cssColour(PAPER);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  context.textBaseline = 'middle';
  const writeLine = (text: string, line: number, weight: string, x = step): void => {
    context.fillStyle = INK_COLOUR;
    context.font = `${weight} ${Math.round(0.62 * step)}px serif`;
    context.fillText(text, x, height + line * step, width - x - step);
  };
  writeLine(title, 0.9, 'bold');
  writeLine(view, 1.9, 'normal');
  let x = step;
  for (const grade of CERTAINTY_GRADES) {
    drawSample(context, grade, [x, height + 2.7 * step, step, 0.5 * step]);
    writeLine(grade, 2.95, 'normal', x + 1.3 * step);
    x += 2.2 * step + context.measureText(grade).width;
  }
  writeLine(address, 4, 'normal');
  return canvas;
}

/** Downloads a picture as PNG. */
export function saveAs(picture: HTMLCanvasElement, name: string): void {
  picture.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
