import type { Values } from '@/lib/buildings/building';
import type { TaqPlan } from '@/lib/buildings/models/taq/plan';
import { loft } from '@/lib/buildings/solids/loft';
import { box, type Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Sides of the polygon that draws the curve of the great vault. */
const SIDES = 26;

/** Where a slice of vault is thinner than this, in metres, it is not drawn. */
const LEAST = 0.06;

/** A curve of a vault across its axis, inner and outer, by the angle from its springing: from 0 to π. */
interface Curve {
  readonly inner: (angle: number) => readonly [x: number, y: number];
  readonly outer: (angle: number) => readonly [x: number, y: number];
}

/** Where a slice of vault begins and ends along the axis, at a height. */
interface Span {
  readonly front: (y: number) => number;
  readonly back: (y: number) => number;
}

/** Returns half of an ellipse around the axis, from one springing to the other. */
const arc =
  (middle: number, half: number, springing: number, crown: number) =>
  (angle: number): readonly [number, number] => [
    middle - half * Math.cos(angle),
    springing + (crown - springing) * Math.sin(angle),
  ];

/** Returns the curve of the great vault: half of an ellipse inside, another outside, thick at its feet. */
export const vaultCurve = ({ half, outer, springing, crown, top }: TaqPlan): Curve => ({
  inner: arc(0, half, springing, crown),
  outer: arc(0, outer, springing, top),
});

/** Lists the angles at which a vault is drawn. */
export const anglesOf = (sides: number): readonly number[] =>
  Array.from({ length: sides + 1 }, (_, rank) => (Math.PI * rank) / sides);

/** Builds a length of vault through angles: its faces follow the two curves, its ends the span. */
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

/** Draws a barrel vault over a hall, its two lines at each end. */
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

/** Lists the runs of angles where a slice is thick enough, each cut where the slice becomes too thin. */
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

/** Finds where a condition changes between two angles. */
function boundary(isDrawn: (angle: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (isDrawn(middle) === isDrawn(from)) low = middle;
    else high = middle;
  }
  return isDrawn(from) ? low : high;
}

/** Drops the angles that follow another one too closely to draw a face. */
const withoutSlivers = (angles: readonly number[]): number[] =>
  angles.filter((angle, rank) => rank === 0 || angle - (angles[rank - 1] ?? 0) > 0.004);

/**
 * Draws the great vault in slices of brick that lean on the back wall: each is cut by the wall behind it or by the
 * front.
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
            // The arcades of the front hide the rest.
            line(curve.outer, 0.01).filter(([x]) => Math.abs(x) < half + 1),
            line(curve.outer, -depth - 0.01),
          ],
        },
  );
}

/** Draws the two walls of the hall, up to the springing of its vault, in bands of brick. */
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
