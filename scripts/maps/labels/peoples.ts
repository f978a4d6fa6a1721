/** Labels of lands and peoples. */
import { INK } from '../ink';
import type { Sheet } from '../sheet';
import { candidatesAlong, candidatesAround } from './candidates';
import type { Label } from './label';
import { BOTH_SIDES, LAND, boldItalic, capitals, italic, label, roman } from './style';

/** Builds the labels of the powers, in two lines where the name has several words. */
export function powers(sheet: Sheet): Label[] {
  return sheet.facts.powers.flatMap(({ name, label: point, tint }) => {
    if (!name || !point) return [];
    const style = { ...LAND, lettering: roman(24, 0.22), fill: INK[tint], limit: 12 };
    return [
      label(capitals(name).split(/ (?=\S+$)/), style, (length) =>
        candidatesAround(sheet.projectPoint(point), length, 70),
      ),
    ];
  });
}

/** Builds the labels of the regions, in a size for each rank from 1 to 4. */
export function regions(sheet: Sheet): Label[] {
  return sheet.facts.regions.map(({ name, label: point, rank, path }) => {
    const lettering = {
      1: roman(46, 0.75),
      2: roman(18.5, 0.3),
      3: roman(13.5, 0.22),
      4: roman(8.5, 0.14),
    }[rank];
    const maxDistance = { 1: 90, 2: 85, 3: 60, 4: 30 }[rank];
    const density = rank === 4 ? 3 : 1;
    const style = {
      ...LAND,
      lettering,
      fill: INK.softText,
      opacity: rank === 1 ? 0.62 : 0.95,
      density,
    };
    const lines = capitals(name).split(/ (?=\()/);
    return label(lines, style, (length) =>
      path
        ? candidatesAlong(
            sheet.projectLine(path),
            length,
            rank === 4 ? [0, 4, -4] : BOTH_SIDES,
            true,
          )
        : candidatesAround(sheet.projectPoint(point), length, maxDistance),
    );
  });
}

/** Builds the labels of the tribes, for large scales. */
export function tribes(sheet: Sheet): Label[] {
  const tribe = {
    ...LAND,
    lettering: boldItalic(8.6, 0.06),
    fill: '#1d5a63',
    density: 3,
    limit: 6.1,
  };
  return sheet.facts.tribes.map(({ name, label: point }) =>
    label([name.replace(/ \(.*\)/, '')], tribe, (length) =>
      candidatesAround(sheet.projectPoint(point), length, 34),
    ),
  );
}

/** Builds the labels of the notes on the map. */
export function notes(sheet: Sheet): Label[] {
  const note = { ...LAND, lettering: italic(12.5, 0.03), fill: INK.road, limit: 7 };
  return sheet.facts.notes.map(({ name, label: point }) =>
    label([name], note, (length) => candidatesAround(sheet.projectPoint(point), length, 50)),
  );
}
