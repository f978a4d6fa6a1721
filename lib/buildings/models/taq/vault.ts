import type { Values } from '@/lib/buildings/building';
import type { TaqPlan } from '@/lib/buildings/models/taq/plan';
import { loft } from '@/lib/buildings/solids/loft';
import { box, type Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Number of sides of the polygon that approximates the curve of the great vault. */
const SIDES = 26;

/** Thickness below which a slice of the vault is left out, in metres. */
const LEAST = 0.06;

/** Intrados and extrados of a vault, as functions of the angle from the springing: from 0 to π. */
interface Curve {
  readonly inner: (angle: number) => readonly [x: number, y: number];
  readonly outer: (angle: number) => readonly [x: number, y: number];
}

/** Extent of a slice of the vault along the axis, as a function of the height. */
interface Span {
  readonly front: (y: number) => number;
  readonly back: (y: number) => number;
}

/** Returns a semi-ellipse around the axis, from one springing to the other. */
const arc =
  (middle: number, half: number, springing: number, crown: number) =>
  (angle: number): readonly [number, number] => [
    middle - half * Math.cos(angle),
    springing + (crown - springing) * Math.sin(angle),
  ];

/** Returns the curve of the great vault: two semi-ellipses, further apart at the springing than at the crown. */
export const vaultCurve = ({ half, outer, springing, crown, top }: TaqPlan): Curve => ({
  inner: arc(0, half, springing, crown),
  outer: arc(0, outer, springing, top),
});

/** Lists the angles at which the curve of a vault is sampled. */
export const anglesOf = (sides: number): readonly number[] =>
  Array.from({ length: sides + 1 }, (_, rank) => (Math.PI * rank) / sides);

/** Builds a segment of a vault through angles, between its intrados and extrados and within its extent. */
function rib(
  { inner, outer }: Curve,
  { front, back }: Span,
  angles: readonly number[],
  look: Look,
) {
  return loft(
    angles.map((angle): readonly Vector[] => {
      const [[xi, yi], [xo, yo]] = [inner(angle), outer(angle)];
      return [
        [xi, yi, front(yi)],
        [xo, yo, front(yo)],
        [xo, yo, back(yo)],
        [xi, yi, back(yi)],
      ];
    }),
    { isSmooth: true, stroke: 'none', ...look },
  );
}

/** Builds a barrel vault over a hall, with two lines at each end. */
export function barrel(
  [from, to]: readonly [number, number],
  thick: number,
  springing: number,
  [back, front]: readonly [number, number],
): Solid {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  const curve: Curve = {
    inner: arc(middle, half - thick, springing, springing + half - thick),
    outer: arc(middle, half, springing, springing + half - thick / 2),
  };
  const angles = anglesOf(12);
  const edge = (z: number): readonly Vector[] =>
    angles.map((angle): Vector => {
      const [x, y] = curve.outer(angle);
      return [x, y + 0.01, z];
    });
  return rib(curve, { front: () => front, back: () => back }, angles, {
    details: [edge(front), edge(back)],
  });
}

/** Lists the intervals of angles in which a slice is thick enough, cut where the slice becomes too thin. */
function runsOf({ inner, outer }: Curve, { front, back }: Span): readonly number[][] {
  const isDrawn = (angle: number): boolean =>
    [inner(angle), outer(angle)].every(([, y]) => front(y) - back(y) > LEAST);
  const runs: number[][] = [];
  let run: number[] | null = null;
  let before = 0;
  for (const angle of anglesOf(SIDES)) {
    const is = isDrawn(angle);
    if (is !== (run !== null) && angle > 0) {
      const edge = boundary(isDrawn, before, angle);
      if (run) run.push(edge);
      run = is ? [edge] : null;
      if (run) runs.push(run);
    } else if (is && !run) runs.push((run = []));
    if (is && run) run.push(angle);
    before = angle;
  }
  return runs.map(withoutSlivers).filter(({ length }) => length > 1);
}

/** Finds the angle between two others at which a condition changes, by bisection. */
function boundary(isDrawn: (angle: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (isDrawn(middle) === isDrawn(from)) low = middle;
    else high = middle;
  }
  return isDrawn(from) ? low : high;
}

/** Removes angles too close to the previous angle for a face. */
const withoutSlivers = (angles: readonly number[]): number[] =>
  angles.filter((angle, rank) => rank === 0 || angle - (angles[rank - 1] ?? 0) > 0.004);

/**
 * Builds the great vault in slices of brick that lean on the rear wall: the rear wall cuts the first slices, the
 * front cuts the last ones.
 */
export function vault(plan: TaqPlan, values: Values): readonly Solid[] {
  const { half, depth, springing, top } = plan;
  const lean = Math.tan((values('inclinaison') * Math.PI) / 180);
  const wide =
    (values('tranche') * values('brique-cote')) /
    Math.cos((values('inclinaison') * Math.PI) / 180);
  const curve = vaultCurve(plan);
  const first = -Math.ceil(((top - springing) * lean) / wide);
  const slices = Array.from(
    { length: Math.ceil(depth / wide) - first },
    (_, rank) => first + rank,
  );
  const at =
    (rank: number) =>
    (y: number): number =>
      Math.max(-depth, Math.min(0, -rank * wide - (y - springing) * lean));
  const rings = slices.flatMap((rank) => {
    const span: Span = { front: at(rank), back: at(rank + 1) };
    return runsOf(curve, span).map((angles) => {
      const joint = (of: Curve['inner'], out: number): readonly Vector[] =>
        angles.map((angle): Vector => {
          const [x, y] = of(angle);
          return [x, y + out, span.back(y)];
        });
      return rib(curve, span, angles, {
        shade: 10 + (((rank % 5) + 5) % 5) * 3,
        details: [joint(curve.inner, -0.015), joint(curve.outer, 0.015)],
      });
    });
  });
  const line = (of: Curve['inner'], z: number): readonly Vector[] =>
    anglesOf(SIDES).map((angle): Vector => {
      const [x, y] = of(angle);
      return [x, y, z];
    });
  return rings.map((ring, rank) =>
    rank > 0
      ? ring
      : {
          ...ring,
          outlines: [
            // Leaves out the rest, which the arcades of the front hide.
            line(curve.outer, 0.01).filter(([x]) => Math.abs(x) < half + 1),
            line(curve.outer, -depth - 0.01),
          ],
        },
  );
}

/** Builds the two walls of the hall in bands of brick, up to the springing of the vault. */
export function hallWalls({ half, outer, depth, springing }: TaqPlan): readonly Solid[] {
  const count = 8;
  const step = springing / count;
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, rank) => {
      const [low, high] = [rank * step, (rank + 1) * step];
      const [near, far] = [side * half, side * outer];
      const joint = (x: number): readonly Vector[] => [
        [x, high, 0],
        [x, high, -depth],
      ];
      return box([Math.min(near, far), low, -depth], [Math.max(near, far), high, 0], {
        stroke: 'none',
        shade: 12 + (rank % 3) * 4,
        details: [joint(near - side * 0.015), joint(far + side * 0.015)],
        outlines:
          rank === 0
            ? [
                [
                  [near, 0, 0.01],
                  [near, springing, 0.01],
                ],
                [
                  [far, 0, -depth],
                  [far, springing, -depth],
                ],
              ]
            : [],
      });
    }),
  );
}
