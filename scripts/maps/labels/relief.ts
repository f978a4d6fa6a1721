/** Labels of ranges, deserts and lava fields. */
import { lengthOf } from '@/scripts/maps/geography/curve';
import { textLength } from '../lettering';
import type { Sheet } from '../sheet';
import { candidatesAlong, candidatesAround } from './candidates';
import type { Label } from './label';
import { LAND, boldItalic, italic, label } from './style';

const RANGE_SIDES = [0, 10, 16, 22, 30, 38, 46, 54].flatMap((side) => [side, -side]);

/** Labels the ranges; a range without room gets a smaller label, for large scales. */
export function ranges(sheet: Sheet): Label[] {
  const style = { ...LAND, fill: '#4a2c20', reliefCost: 5 };
  return sheet.facts.ranges.flatMap(({ name, line }) => {
    if (!name) return [];
    const lines = [name.replace(/ \(.*\)/, '')];
    const crest = sheet.projectLine(line);
    const candidatesBeside = (length: number) => candidatesAlong(crest, length, RANGE_SIDES);
    const largeStyle = { ...style, lettering: boldItalic(14, 0.06), limit: 2.75 };
    const smallStyle = { ...style, lettering: boldItalic(10, 0.04), density: 2, limit: 4.2 };
    const smallLabel = label(lines, smallStyle, candidatesBeside);
    // A label much longer than its range would seem to belong to another range.
    const isShortRange =
      textLength(lines[0] ?? '', largeStyle.lettering) > lengthOf(crest) * 1.15;
    return [
      isShortRange
        ? smallLabel
        : { ...label(lines, largeStyle, candidatesBeside), fallback: smallLabel },
    ];
  });
}

/** Builds the labels of the deserts; a long name has two lines. */
export function deserts(sheet: Sheet): Label[] {
  const style = { ...LAND, lettering: italic(17.5, 0.12), fill: '#6f4a1c', limit: 4.5 };
  return sheet.facts.deserts.map(({ name, label: point }) => {
    const lines = name.length > 15 ? name.split(/ (?=\S+$)/) : [name];
    return label(lines, style, (length) =>
      candidatesAround(sheet.projectPoint(point), length, 60),
    );
  });
}

/** Builds the labels of the lava fields, larger for a wide field. */
export function lavaFields(sheet: Sheet): Label[] {
  const smallStyle = {
    ...LAND,
    lettering: italic(9.5, 0.05),
    fill: '#3b2a24',
    density: 2,
    limit: 7,
  };
  return sheet.facts.lavaFields.flatMap(({ name, centre, radii }) => {
    if (!name) return [];
    const isWide = sheet.pixelsOf(radii[0], centre[1]) > 60;
    const style = isWide
      ? { ...smallStyle, lettering: italic(17, 0.06), density: 1 }
      : smallStyle;
    const lines = isWide ? name.split(/ (?=\S+$)/) : [name];
    return [
      label(lines, style, (length) =>
        candidatesAround(sheet.projectPoint(centre), length, isWide ? 130 : 34),
      ),
    ];
  });
}
