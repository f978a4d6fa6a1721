import type { PathCommand } from 'opentype.js';

const formatTenths = (...values: readonly number[]): string =>
  values.map((value) => String(Math.round(value * 10) / 10)).join(' ');

/** Formats a command of a glyph outline for the `d` attribute of an SVG path, rounded to a tenth. */
export function outlineStep(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return command.type + formatTenths(command.x, command.y);
    case 'Q':
      return `Q${formatTenths(command.x1, command.y1, command.x, command.y)}`;
    case 'C':
      return `C${formatTenths(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    case 'Z':
      return 'Z';
  }
}
