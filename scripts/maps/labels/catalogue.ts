/** Every name a map could carry, the most important first, with the style of its kind. */
import { textLength } from '../lettering';
import type { Lettering } from '../lettering';
import { INK } from '../ink';
import type { Sheet } from '../sheet';
import { riverCurve } from '../waters';
import { along, around } from './candidates';
import type { Candidate, Label } from './label';

type Style = Omit<Label, 'lines' | 'candidates'>;

const LAND: Omit<Style, 'lettering'> = {
  fill: INK.text,
  halo: INK.halo,
  opacity: 1,
  zone: 'land',
  reliefCost: 9,
  density: 1,
  limit: 6,
};
const SEA = {
  ...LAND,
  fill: INK.seaText,
  halo: INK.seaHalo,
  zone: 'sea',
  reliefCost: 0,
} as const;

const roman = (size: number, tracking: number): Lettering => ({
  face: '600-normal',
  size,
  tracking,
});
const italic = (size: number, tracking = 0.02): Lettering => ({
  face: '600-italic',
  size,
  tracking,
});
const boldItalic = (size: number, tracking = 0.02): Lettering => ({
  face: '700-italic',
  size,
  tracking,
});

const capitals = (text: string): string => text.toLocaleUpperCase('fr');

const longest = (lines: readonly string[], lettering: Lettering): number =>
  Math.max(...lines.map((line) => textLength(line, lettering)));

function label(
  lines: readonly string[],
  style: Style,
  candidates: (length: number) => readonly Candidate[],
): Label {
  return { lines, ...style, candidates: candidates(longest(lines, style.lettering)) };
}

const BOTH_SIDES = [0, 6, -6, 12, -12, 18, -18, 26, -26, 36, -36, 48, -48, 62, -62, 78, -78];

function seas(sheet: Sheet): Label[] {
  return sheet.facts.seas.map(({ name, label: at, rank, path }) => {
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
        ? along(sheet.line(path), length, BOTH_SIDES)
        : around(sheet.point(at), length, rank === 3 ? 26 : 40),
    );
  });
}

function powers(sheet: Sheet): Label[] {
  return sheet.facts.powers.flatMap(({ name, label: at, tint }) => {
    if (!name || !at) return [];
    const style = { ...LAND, lettering: roman(25, 0.26), fill: INK[tint], limit: 12 };
    return [
      label(capitals(name).split(/ (?=\S+$)/), style, (length) =>
        around(sheet.point(at), length, 190),
      ),
    ];
  });
}

function regions(sheet: Sheet): Label[] {
  return sheet.facts.regions.map(({ name, label: at, rank, path }) => {
    const lettering = { 1: roman(46, 0.75), 2: roman(18.5, 0.3), 3: roman(13.5, 0.22) }[rank];
    const leash = { 1: 90, 2: 85, 3: 60 }[rank];
    const style = { ...LAND, lettering, fill: INK.softText, opacity: rank === 1 ? 0.62 : 0.95 };
    const lines = capitals(name).split(/ (?=\()/);
    return label(lines, style, (length) =>
      path
        ? along(sheet.line(path), length, BOTH_SIDES)
        : around(sheet.point(at), length, leash),
    );
  });
}

function deserts(sheet: Sheet): Label[] {
  const style = { ...LAND, lettering: italic(17.5, 0.12), fill: '#6f4a1c' };
  return sheet.facts.deserts.map(({ name, label: at }) => {
    const lines = name.length > 15 ? name.split(/ (?=\S+$)/) : [name];
    return label(lines, style, (length) => around(sheet.point(at), length, 60));
  });
}

const RANGE_SIDES = [0, 10, 16, 22, 30, 38, 46, 54].flatMap((side) => [side, -side]);

function ranges(sheet: Sheet): Label[] {
  const style = {
    ...LAND,
    lettering: boldItalic(13, 0.06),
    fill: '#4a2c20',
    reliefCost: 7,
    limit: 8,
  };
  return sheet.facts.ranges.flatMap(({ name, line }) => {
    if (!name) return [];
    const short = name.replace(/ \(.*\)/, '');
    return [label([short], style, (length) => along(sheet.line(line), length, RANGE_SIDES))];
  });
}

function waters(sheet: Sheet): Label[] {
  const river = { ...LAND, lettering: boldItalic(13.5, 0.1), fill: INK.waterEdge, limit: 7 };
  const wadi = { ...river, lettering: boldItalic(9.5, 0.05), density: 2 };
  const beside = [9, -9, 11, -11, 13, -13, 16, -16, 20, -20];
  return [
    ...sheet.facts.rivers.flatMap(({ name, line }) =>
      name
        ? [
            label([name], name.length > 9 ? wadi : river, (length) =>
              along(riverCurve(sheet, line), length, beside),
            ),
          ]
        : [],
    ),
    ...sheet.facts.wadis.flatMap(({ name, line }) =>
      name
        ? [
            label([name], wadi, (length) =>
              along(riverCurve(sheet, line), length, [7, -7, 10, -10, 14, -14]),
            ),
          ]
        : [],
    ),
  ];
}

function small(sheet: Sheet): Label[] {
  const lava = { ...LAND, lettering: italic(9.5, 0.05), fill: '#3b2a24', density: 2, limit: 7 };
  const tribe = {
    ...LAND,
    lettering: boldItalic(8.6, 0.06),
    fill: '#1d5a63',
    density: 3,
    limit: 7,
  };
  const lake = {
    ...LAND,
    lettering: italic(9, 0.02),
    fill: INK.waterEdge,
    density: 2,
    zone: 'any' as const,
  };
  return [
    ...sheet.facts.lakes.flatMap(({ name, outline }) =>
      name
        ? [
            label([name], lake, (length) =>
              around(sheet.point(outline[0] ?? [0, 0]), length, 40),
            ),
          ]
        : [],
    ),
    ...sheet.facts.lavaFields.flatMap(({ name, centre }) =>
      name ? [label([name], lava, (length) => around(sheet.point(centre), length, 34))] : [],
    ),
    ...sheet.facts.tribes.map(({ name, label: at }) =>
      label([name.replace(/ \(.*\)/, '')], tribe, (length) =>
        around(sheet.point(at), length, 34),
      ),
    ),
  ];
}

export const labelsOf = (sheet: Sheet): Label[] => {
  const regional = regions(sheet);
  return [
    ...powers(sheet),
    ...seas(sheet),
    ...regional,
    ...ranges(sheet),
    ...deserts(sheet),
    ...waters(sheet),
    ...small(sheet),
  ].sort((a, b) => a.density - b.density);
};
