import { PALETTE, PAPER } from '@/lib/buildings/palette';
import { GRADES } from '@/lib/timeline/grades';

/** Caption of a saved picture. */
interface Caption {
  readonly title: string;
  /** Point of view and phase, in words. */
  readonly view: string;
  readonly address: string;
}

const css = (hex: number): string => `#${hex.toString(16).padStart(6, '0')}`;
const INK = css(0x1f2a30);
const DISPUTED = css(0xa4472d);

/** Height of a line of the caption, as a ratio of the picture's width. */
const LINE = 1 / 36;

/** Draws the sample of a grade: full, washed, hatched or dotted. */
function drawSample(
  paint: CanvasRenderingContext2D,
  grade: (typeof GRADES)[number],
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  paint.save();
  paint.beginPath();
  paint.rect(x, y, width, height);
  paint.fillStyle = grade === 'établi' ? css(PALETTE[4]) : css(PAPER);
  paint.fill();
  paint.strokeStyle = grade === 'discuté' ? DISPUTED : INK;
  paint.setLineDash(grade === 'conventionnel' ? [2, 3] : []);
  paint.stroke();
  paint.clip();
  paint.setLineDash([]);
  paint.beginPath();
  for (let at = -height; grade === 'discuté' && at < width; at += height / 3) {
    paint.moveTo(x + at, y + height);
    paint.lineTo(x + at + height, y);
  }
  paint.stroke();
  paint.restore();
}

/** Copies a picture with a caption below: name, point of view, samples of the grades, address. */
export function captioned(
  picture: HTMLCanvasElement,
  { title, view, address }: Caption,
): HTMLCanvasElement {
  const { width, height } = picture;
  const step = Math.round(width * LINE);
  const whole = document.createElement('canvas');
  whole.width = width;
  whole.height = height + 5 * step;
  const paint = whole.getContext('2d');
  if (!paint) return picture;
  paint.fillStyle = css(PAPER);
  paint.fillRect(0, 0, whole.width, whole.height);
  paint.drawImage(picture, 0, 0);
  paint.textBaseline = 'middle';
  const write = (words: string, line: number, weight: string, x = step): void => {
    paint.fillStyle = INK;
    paint.font = `${weight} ${Math.round(0.62 * step)}px serif`;
    paint.fillText(words, x, height + line * step, width - x - step);
  };
  write(title, 0.9, 'bold');
  write(view, 1.9, 'normal');
  let x = step;
  for (const grade of GRADES) {
    drawSample(paint, grade, [x, height + 2.7 * step, step, 0.5 * step]);
    write(grade, 2.95, 'normal', x + 1.3 * step);
    x += 2.2 * step + paint.measureText(grade).width;
  }
  write(address, 4, 'normal');
  return whole;
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
