/** Labels of seas, rivers and wadis. */
import { lengthOf } from '@/scripts/maps/geography/curve';
import { INK } from '../ink';
import type { Sheet } from '../sheet';
import { riverCurve } from '@/scripts/maps/geography/waters';
import { candidatesAlong, candidatesAround } from './candidates';
import type { Label } from './label';
import { BOTH_SIDES, LAND, SEA, boldItalic, italic, label } from './style';

/** Builds the labels of the seas, in a size for each rank from 1 to 3. */
export function seas(sheet: Sheet): Label[] {
  return sheet.facts.seas.map(({ name, label: point, rank, path }) => {
    const lettering = { 1: italic(27, 0.1), 2: italic(15, 0.04), 3: italic(9, 0.03) }[rank];
    const style = {
      ...SEA,
      lettering,
      density: rank === 3 ? 2 : 1,
      zone: rank === 3 ? 'any' : 'sea',
      ...(rank === 3 && { fill: INK.text, halo: INK.halo }),
    } as const;
    return label(rank === 2 && !path ? name.split(' ') : [name], style, (length) =>
      path
        ? candidatesAlong(sheet.projectLine(path), length, BOTH_SIDES)
        : candidatesAround(sheet.projectPoint(point), length, rank === 3 ? 26 : 40),
    );
  });
}

/** Builds the labels of the rivers and of the wadis, beside their courses. */
export function waters(sheet: Sheet): Label[] {
  const riverStyle = {
    ...LAND,
    lettering: boldItalic(13.5, 0.1),
    fill: INK.waterEdge,
    limit: 7,
  };
  const wadiStyle = { ...riverStyle, lettering: boldItalic(9.5, 0.05), density: 2 };
  const wideWadiStyle = { ...riverStyle, lettering: boldItalic(14, 0.06) };
  const sideDistances = [7, -7, 9, -9, 11, -11, 13, -13, 16, -16, 20, -20];
  return [
    ...sheet.facts.rivers.flatMap(({ name, line }) =>
      name
        ? [
            label([name], name.length > 9 ? wadiStyle : riverStyle, (length) =>
              candidatesAlong(riverCurve(sheet, line), length, sideDistances),
            ),
          ]
        : [],
    ),
    ...sheet.facts.wadis.flatMap(({ name, line }) => {
      if (!name) return [];
      const curve = riverCurve(sheet, line);
      const style = lengthOf(curve) > 190 ? wideWadiStyle : wadiStyle;
      return [label([name], style, (length) => candidatesAlong(curve, length, sideDistances))];
    }),
  ];
}
