/** The double frame, with the degrees of longitude and latitude on its four sides. */
import { textAlong, textAt } from '../lettering';
import type { Lettering } from '../lettering';
import { INK } from '../ink';
import type { Sheet } from '../sheet';

/** How wide the frame is, in pixels at zoom 1. */
export const FRAME = 24;

const FIGURES: Lettering = { face: '600-normal', size: 12, tracking: 0.02 };

export type Graduation = {
  /** Degrees of one piece of the chequered band. */
  readonly step: number;
  /** Degrees between two figures. */
  readonly labelled: number;
  readonly format: (degrees: number) => string;
};

const between = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) =>
    Number(((first + index) * step).toFixed(4)),
  );
};

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

function border(width: number, height: number, inset: number): string {
  return rectangle(inset, inset, width - 2 * inset, height - 2 * inset);
}

/** Every other piece of the band, filled. */
function chequers({ extent, projection }: Sheet, step: number): string {
  const { bounds, width, height } = extent;
  const [near, thick] = [FRAME - 6.5, 4];
  const clamped = (value: number, size: number): number =>
    Math.min(Math.max(value, near), size - near);
  const filled = (degrees: number): boolean => Math.round(degrees / step) % 2 === 0;
  const columns = between(bounds.west - step, bounds.east, step)
    .filter(filled)
    .map((degrees) => {
      const from = clamped(projection.project(degrees, 0).x, width);
      const to = clamped(projection.project(degrees + step, 0).x, width);
      return (
        rectangle(from, near, to - from, thick) +
        rectangle(from, height - near - thick, to - from, thick)
      );
    });
  const rows = between(bounds.south - step, bounds.north, step)
    .filter(filled)
    .map((degrees) => {
      const from = clamped(projection.project(0, degrees + step).y, height);
      const to = clamped(projection.project(0, degrees).y, height);
      return (
        rectangle(near, from, thick, to - from) +
        rectangle(width - near - thick, from, thick, to - from)
      );
    });
  return [...columns, ...rows].join('');
}

function figures({ extent, projection }: Sheet, { labelled, format }: Graduation): string {
  const { bounds, width, height } = extent;
  const middle = (FRAME - 6.5) / 2;
  const drop = FIGURES.size * 0.31;
  const inside = (value: number, size: number): boolean => value > 40 && value < size - 40;
  const columns = between(bounds.west, bounds.east, labelled).map((degrees) => {
    const { x } = projection.project(degrees, 0);
    if (!inside(x, width)) return '';
    const text = `${format(degrees)} E`;
    return (
      textAt(text, FIGURES, x, middle + drop) + textAt(text, FIGURES, x, height - middle + drop)
    );
  });
  const upright = (text: string, x: number, y: number, turn: 1 | -1): string =>
    textAlong(text, FIGURES, [
      { x: x - turn * drop, y: y - turn * 40 },
      { x: x - turn * drop, y: y + turn * 40 },
    ]);
  const rows = between(bounds.south, bounds.north, labelled).map((degrees) => {
    const { y } = projection.project(0, degrees);
    if (!inside(y, height)) return '';
    const text = `${format(degrees)} N`;
    return upright(text, middle, y, -1) + upright(text, width - middle, y, 1);
  });
  return [...columns, ...rows].join('');
}

export function frameDrawing(sheet: Sheet, graduation: Graduation): string {
  const { width, height } = sheet.extent;
  const band = border(width, height, 0) + border(width, height, FRAME);
  const lines = [2.5, FRAME - 6.5, FRAME - 2.5].map((inset) => border(width, height, inset));
  return [
    `<path d="${band}" fill="${INK.paper}" fill-rule="evenodd"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="${INK.frame}" stroke-width="0.7"/>`,
    `<path d="${border(width, height, FRAME)}" fill="none" stroke="${INK.frame}" stroke-width="1.5"/>`,
    `<path d="${chequers(sheet, graduation.step)}" fill="${INK.frame}"/>`,
    `<path d="${figures(sheet, graduation)}" fill="${INK.frame}"/>`,
  ].join('');
}
