/** A corner of a line, in pixels. */
export interface Stop {
  readonly x: number;
  readonly y: number;
}

/** In pixels: the radius of rounded corners. */
const RADIUS = 6;

/** Draws a polyline through points, as SVG path data. */
export const line = (stops: readonly Stop[]): string =>
  stops.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Draws a line of horizontal and vertical segments through points, with rounded corners, as SVG path data. */
export function elbow(stops: readonly Stop[]): string {
  const corners = stops.filter((stop, index) => !isSame(stop, stops[index - 1]));
  return corners
    .map((corner, index) => {
      const before = corners[index - 1];
      const after = corners[index + 1];
      if (!before) return `M${corner.x} ${corner.y}`;
      if (!after || isStraight(before, corner, after)) return `L${corner.x} ${corner.y}`;
      const start = towards(corner, before);
      const end = towards(corner, after);
      return `L${start.x} ${start.y}Q${corner.x} ${corner.y} ${end.x} ${end.y}`;
    })
    .join('');
}

const isSame = (one: Stop, other: Stop | undefined): boolean =>
  other !== undefined && one.x === other.x && one.y === other.y;

const isStraight = (a: Stop, b: Stop, c: Stop): boolean =>
  (a.x === b.x && b.x === c.x) || (a.y === b.y && b.y === c.y);

function towards(from: Stop, to: Stop): Stop {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(RADIUS, length / 2) / length;
  return {
    x: round(from.x + (to.x - from.x) * part),
    y: round(from.y + (to.y - from.y) * part),
  };
}

const round = (value: number): number => Math.round(value * 2) / 2;
