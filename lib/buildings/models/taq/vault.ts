import type { Values } from '@/lib/buildings/building';
import type { TaqPlan } from '@/lib/buildings/models/taq/plan';
import { loft } from '@/lib/buildings/solids/loft';
import { box, type Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Number of sides of the polygon that approximates the curve of the great vault. */
const SIDES = 26;

/** Thickness below which a slice of the vault is left out, in metres. */
const MIN_THICKNESS = 0.06;

/** Intrados and extrados of a vault, as functions of the angle from the springing: from 0 to π. */
interface Curve {
  readonly intrados: (angle: number) => readonly [x: number, y: number];
  readonly extrados: (angle: number) => readonly [x: number, y: number];
}

/** Extent of a slice of the vault along the axis, as a function of the height. */
interface SliceExtent {
  readonly front: (y: number) => number;
  readonly back: (y: number) => number;
}

/** Returns a semi-ellipse around the axis, from one springing to the other. */
const semiEllipse =
  (centreX: number, rx: number, springing: number, crown: number) =>
  (angle: number): readonly [number, number] => [
    centreX - rx * Math.cos(angle),
    springing + (crown - springing) * Math.sin(angle),
  ];

/** Returns the curve of the great vault: two semi-ellipses, further apart at the springing than at the crown. */
export const vaultCurve = ({ innerX, outerX, springing, crown, apex }: TaqPlan): Curve => ({
  intrados: semiEllipse(0, innerX, springing, crown),
  extrados: semiEllipse(0, outerX, springing, apex),
});

/** Lists the angles at which the curve of a vault is sampled. */
export const anglesOf = (sides: number): readonly number[] =>
  Array.from({ length: sides + 1 }, (_, index) => (Math.PI * index) / sides);

/** Builds a segment of a vault through angles, between its intrados and extrados and within its extent. */
function vaultPart(
  { intrados, extrados }: Curve,
  { front, back }: SliceExtent,
  angles: readonly number[],
  look: Look,
) {
  return loft(
    angles.map((angle): readonly Vector[] => {
      const [[innerX, innerY], [outerX, outerY]] = [intrados(angle), extrados(angle)];
      return [
        [innerX, innerY, front(innerY)],
        [outerX, outerY, front(outerY)],
        [outerX, outerY, back(outerY)],
        [innerX, innerY, back(innerY)],
      ];
    }),
    { isSmooth: true, stroke: 'none', ...look },
  );
}

/** Builds a barrel vault over a hall, with two lines at each end. */
export function barrelVault(
  [from, to]: readonly [number, number],
  thickness: number,
  springing: number,
  [back, front]: readonly [number, number],
): Solid {
  const [centreX, radius] = [(from + to) / 2, (to - from) / 2];
  const curve: Curve = {
    intrados: semiEllipse(
      centreX,
      radius - thickness,
      springing,
      springing + radius - thickness,
    ),
    extrados: semiEllipse(centreX, radius, springing, springing + radius - thickness / 2),
  };
  const angles = anglesOf(12);
  const endLine = (z: number): readonly Vector[] =>
    angles.map((angle): Vector => {
      const [x, y] = curve.extrados(angle);
      return [x, y + 0.01, z];
    });
  return vaultPart(curve, { front: () => front, back: () => back }, angles, {
    details: [endLine(front), endLine(back)],
  });
}

/** Lists the intervals of angles in which a slice is thick enough, cut where the slice becomes too thin. */
function intervalsOf(
  { intrados, extrados }: Curve,
  { front, back }: SliceExtent,
): readonly number[][] {
  const isDrawn = (angle: number): boolean =>
    [intrados(angle), extrados(angle)].every(([, y]) => front(y) - back(y) > MIN_THICKNESS);
  const intervals: number[][] = [];
  let interval: number[] | null = null;
  let previous = 0;
  for (const angle of anglesOf(SIDES)) {
    const isThick = isDrawn(angle);
    if (isThick !== (interval !== null) && angle > 0) {
      const intervalEnd = boundary(isDrawn, previous, angle);
      if (interval) interval.push(intervalEnd);
      interval = isThick ? [intervalEnd] : null;
      if (interval) intervals.push(interval);
    } else if (isThick && !interval) intervals.push((interval = []));
    if (isThick && interval) interval.push(angle);
    previous = angle;
  }
  return intervals.map(removeSlivers).filter(({ length }) => length > 1);
}

/** Finds the angle between two others at which a condition changes, by bisection. */
function boundary(isDrawn: (angle: number) => boolean, from: number, to: number): number {
  let [start, end] = [from, to];
  for (let step = 0; step < 24; step += 1) {
    const midpoint = (start + end) / 2;
    if (isDrawn(midpoint) === isDrawn(from)) start = midpoint;
    else end = midpoint;
  }
  return isDrawn(from) ? start : end;
}

/** Removes angles too close to the previous angle for a face. */
const removeSlivers = (angles: readonly number[]): number[] =>
  angles.filter((angle, index) => index === 0 || angle - (angles[index - 1] ?? 0) > 0.004);

/**
 * Builds the great vault in slices of brick that lean on the rear wall: the rear wall cuts the first slices, the
 * front cuts the last ones.
 */
export function vault(plan: TaqPlan, values: Values): readonly Solid[] {
  const { innerX, depth, springing, apex } = plan;
  const slope = Math.tan((values('inclinaison') * Math.PI) / 180);
  const width =
    (values('tranche') * values('brique-cote')) /
    Math.cos((values('inclinaison') * Math.PI) / 180);
  const curve = vaultCurve(plan);
  const firstSlice = -Math.ceil(((apex - springing) * slope) / width);
  const slices = Array.from(
    { length: Math.ceil(depth / width) - firstSlice },
    (_, index) => firstSlice + index,
  );
  const faceAt =
    (index: number) =>
    (y: number): number =>
      Math.max(-depth, Math.min(0, -index * width - (y - springing) * slope));
  const segments = slices.flatMap((index) => {
    const sliceExtent: SliceExtent = { front: faceAt(index), back: faceAt(index + 1) };
    return intervalsOf(curve, sliceExtent).map((angles) => {
      const joint = (pointOf: Curve['intrados'], offset: number): readonly Vector[] =>
        angles.map((angle): Vector => {
          const [x, y] = pointOf(angle);
          return [x, y + offset, sliceExtent.back(y)];
        });
      return vaultPart(curve, sliceExtent, angles, {
        shade: 10 + (((index % 5) + 5) % 5) * 3,
        details: [joint(curve.intrados, -0.015), joint(curve.extrados, 0.015)],
      });
    });
  });
  const curveLine = (pointOf: Curve['intrados'], z: number): readonly Vector[] =>
    anglesOf(SIDES).map((angle): Vector => {
      const [x, y] = pointOf(angle);
      return [x, y, z];
    });
  return segments.map((segment, index) =>
    index > 0
      ? segment
      : {
          ...segment,
          outlines: [
            // Leaves out the rest, which the arcades of the front hide.
            curveLine(curve.extrados, 0.01).filter(([x]) => Math.abs(x) < innerX + 1),
            curveLine(curve.extrados, -depth - 0.01),
          ],
        },
  );
}

/** Builds the two walls of the hall in bands of brick, up to the springing of the vault. */
export function hallWalls({ innerX, outerX, depth, springing }: TaqPlan): readonly Solid[] {
  const count = 8;
  const step = springing / count;
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, index) => {
      const [bottom, top] = [index * step, (index + 1) * step];
      const [nearX, farX] = [side * innerX, side * outerX];
      const joint = (x: number): readonly Vector[] => [
        [x, top, 0],
        [x, top, -depth],
      ];
      return box([Math.min(nearX, farX), bottom, -depth], [Math.max(nearX, farX), top, 0], {
        stroke: 'none',
        shade: 12 + (index % 3) * 4,
        details: [joint(nearX - side * 0.015), joint(farX + side * 0.015)],
        outlines:
          index === 0
            ? [
                [
                  [nearX, 0, 0.01],
                  [nearX, springing, 0.01],
                ],
                [
                  [farX, 0, -depth],
                  [farX, springing, -depth],
                ],
              ]
            : [],
      });
    }),
  );
}
