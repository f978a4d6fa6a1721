/**
 * A date palm, its foot at the origin and its crown 90 units above. Fronds are curves stroked with dashes, like
 * leaflets; their spines are the same curves with a thin stroke.
 */
import { degrees } from '@/lib/geometry/point';

const CROWN = { x: 4, y: -90 };

/** Directions of the fronds, in degrees from the right, and their lengths. */
const FRONDS = [
  [-168, 34],
  [-150, 42],
  [-128, 44],
  [-104, 40],
  [-78, 40],
  [-54, 44],
  [-32, 43],
  [-12, 35],
  [158, 26],
  [22, 26],
] as const;

const round = Math.round;

function frond(direction: number, length: number): string {
  const [cos, sin] = [Math.cos(degrees(direction)), Math.sin(degrees(direction))];
  const droop = Math.abs(cos) * length * 0.55 + 3;
  const bend = `${round(cos * length * 0.55)} ${round(sin * length * 0.8)}`;
  return `M${CROWN.x} ${CROWN.y}q${bend} ${round(cos * length)} ${round(sin * length + droop)}`;
}

export const palmFronds = FRONDS.map(([direction, length]) => frond(direction, length)).join(
  '',
);

export const palmTrunk = 'M-3.4 0C-2-30-1.5-60 2.4-90l3 0C3-60 3-30 3.4 0z';
