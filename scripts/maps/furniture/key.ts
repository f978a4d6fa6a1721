/** The key: scale bar and meanings of lines, on a background of paper. */
import { INK } from '../ink';
import { textAt } from '../lettering';
import type { Lettering } from '../lettering';
import { roadStroke } from '@/scripts/maps/geography/roads';
import type { Layout } from '../layout';
import type { Sheet } from '../sheet';

type KeyPlan = Layout['key'];

const LABEL_LETTERING: Lettering = { face: '600-normal', size: 12.5, tracking: 0.01 };
const NOTE_LETTERING: Lettering = { face: '600-italic', size: 11.5, tracking: 0.01 };

/** Computes the height of the key, in pixels at zoom 1. */
export const keyHeight = ({ rows }: KeyPlan): number => 62 + rows.length * 18;

/** Draws a scale bar `length` pixels long, with numbers of kilometres at its start, middle and end. */
function scaleBar(plan: KeyPlan, left: number, top: number, length: number): string {
  const blockLength = length / plan.pieces;
  const blocks = Array.from({ length: plan.pieces }, (_, index) => {
    const fill = index % 2 ? INK.paper : INK.night;
    return `<rect x="${left + index * blockLength}" y="${top}" width="${blockLength}" height="5" fill="${fill}" stroke="${INK.night}" stroke-width="0.8"/>`;
  });
  const marks = [0, plan.pieces / 2, plan.pieces].map((count) => {
    const value = (plan.kilometres / plan.pieces) * count;
    const text = value.toLocaleString('fr') + (count === plan.pieces ? ' km' : '');
    return textAt(text, LABEL_LETTERING, left + blockLength * count, top - 5);
  });
  return `${blocks.join('')}<path d="${marks.join('')}" fill="${INK.night}"/>`;
}

const SAMPLE_WIDTH = 40;

/** Draws the key as SVG: the scale bar with its note, then a symbol and its meaning in each row. */
export function keyDrawing(sheet: Sheet, plan: KeyPlan): string {
  const { x, y, width } = plan;
  const length = sheet.pixelsOf(plan.kilometres, plan.latitude);
  const left = x + (width - length) / 2;
  const lines = plan.rows.map((row, index) => {
    const rowY = y + 66 + index * 18;
    const meaning = textAt(
      row.text,
      LABEL_LETTERING,
      x + 16 + SAMPLE_WIDTH + 10,
      rowY + 4,
      'start',
    );
    return `${symbolOf(row, x + 16, rowY)}<path d="${meaning}" fill="${INK.night}"/>`;
  });
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${keyHeight(plan)}" rx="2" fill="${INK.paper}" fill-opacity="0.93" stroke="${INK.frame}" stroke-width="1"/>`,
    `<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${keyHeight(plan) - 6}" rx="1" fill="none" stroke="${INK.gold}" stroke-width="0.7"/>`,
    scaleBar(plan, left, y + 24, length),
    `<path d="${textAt(plan.truth, NOTE_LETTERING, x + width / 2, y + 44)}" fill="${INK.softText}"/>`,
    ...lines,
  ].join('');
}

/** Draws the symbol of a row of the key: a road's stroke, or a patch of colour. */
function symbolOf(row: KeyPlan['rows'][number], x: number, y: number): string {
  if ('patch' in row)
    return `<rect x="${x}" y="${y - 5}" width="${SAMPLE_WIDTH}" height="10" rx="2" fill="${row.patch}" fill-opacity="0.75" stroke="${INK.frame}" stroke-width="0.5"/>`;
  const background =
    row.road === 'mer'
      ? `<rect x="${x - 4}" y="${y - 6}" width="${SAMPLE_WIDTH + 8}" height="12" rx="2" fill="${INK.water}"/>`
      : '';
  return background + roadStroke(row.road, `M${x} ${y}h${SAMPLE_WIDTH}`);
}
