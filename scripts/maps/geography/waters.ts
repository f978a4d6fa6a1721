/** Coastlines, rivers that widen downstream, wadis, lakes. */
import { lengthOf, offset, pathOf, smooth } from './curve';
import type { Curve } from './curve';
import { INK } from '@/scripts/maps/ink';
import { fractal } from '@/scripts/maps/noise';
import type { Sheet } from '@/scripts/maps/sheet';

/** Adds to a line the bends that a map of this scale shows. */
export const meandering = (curve: Curve, amount: number): Curve =>
  curve.map(({ x, y }) => ({
    x: x + amount * 2.6 * fractal(x / 14, y / 14, 101, 2),
    y: y + amount * 2.6 * fractal(x / 14, y / 14, 103, 2),
  }));

/** Builds a line of varying width as a closed shape. */
function taperedPath(curve: Curve, [from, to]: readonly [number, number]): string {
  const totalLength = lengthOf(curve);
  let distance = 0;
  const ratios = curve.map((point, index) => {
    const previousPoint = curve[index - 1];
    if (previousPoint)
      distance += Math.hypot(point.x - previousPoint.x, point.y - previousPoint.y);
    return distance / totalLength;
  });
  const edgeCurve = (sign: number): Curve => {
    const offsetCurve = offset(curve, sign);
    return curve.map((point, index) => {
      const halfWidth = (from + (to - from) * (ratios[index] ?? 0)) / 2;
      const offsetPoint = offsetCurve[index] ?? point;
      return {
        x: point.x + (offsetPoint.x - point.x) * halfWidth,
        y: point.y + (offsetPoint.y - point.y) * halfWidth,
      };
    });
  };
  return pathOf([...edgeCurve(1), ...edgeCurve(-1).toReversed()], true);
}

/** Smooths a line of degrees and lets it meander, in pixels at zoom 1. */
export const riverCurve = (sheet: Sheet, line: readonly (readonly [number, number])[]): Curve =>
  meandering(smooth(sheet.projectLine(line), false, 2.5), 1);

function wadisDrawing(sheet: Sheet, width: number): string {
  const curves = sheet.facts.wadis.map(({ line }) => riverCurve(sheet, line));
  const d = curves.map((curve) => pathOf(curve)).join('');
  const dashedLine = `<path d="${d}" fill="none" stroke="${INK.water}" stroke-width="${width > 2 ? 1.3 : 0.9}" stroke-dasharray="4.5 2.6" stroke-linecap="round" stroke-opacity="0.85"/>`;
  if (width <= 2) return dashedLine;
  const drawBed = (stroke: string, bedWidth: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${bedWidth}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="0.55"/>`;
  return drawBed('#b99c6b', width + 1.6) + drawBed('#f1e3bf', width) + dashedLine;
}

/**
 * Draws the waters.
 * @param land path of the land, empty without a coast
 * @param wadiWidth in pixels at zoom 1; from 2 up, the sandy bed is drawn
 */
export function watersDrawing(sheet: Sheet, land: string, wadiWidth: number): string {
  const { rivers, lakes } = sheet.facts;
  const riverPath = rivers
    .map(({ line, widths }) => taperedPath(riverCurve(sheet, line), widths))
    .join('');
  const lakePath = lakes
    .map(({ outline }) => pathOf(smooth(sheet.projectLine(outline), true, 2), true))
    .join('');
  return [
    land &&
      `<path d="${land}" fill="none" stroke="${INK.coast}" stroke-width="0.9" stroke-linejoin="round" stroke-opacity="0.85"/>`,
    wadisDrawing(sheet, wadiWidth),
    `<path d="${lakePath}" fill="${INK.water}" stroke="${INK.waterEdge}" stroke-width="0.7"/>`,
    `<path d="${riverPath}" fill="${INK.water}" stroke="${INK.water}" stroke-width="0.3" stroke-linejoin="round"/>`,
  ].join('');
}
