import type { Values } from '@/lib/buildings/building';
import type { CityPlan } from '@/lib/buildings/models/baghdad/cityPlan';
import {
  anglesBetween,
  circleAt,
  lineAround,
  onCircle,
  ringBody,
  wholeCircle,
} from '@/lib/buildings/models/baghdad/ring';
import { lathe } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';

const QUARTER = Math.PI / 2;

/** Number of sides of the polygon that approximates a circle on the ground. */
const TRACE_SIDES = 80;

/** Builds the main wall: four arcs between the passages of the gates, and a whole ring above the passages. */
export function mainWall(
  { radius, innerRadius, height }: CityPlan,
  values: Values,
): readonly Solid[] {
  const lintel = values('passage-hauteur');
  const halfGapAngle = values('porte-second-largeur') / 2 / radius;
  const innerAt = (y: number): number =>
    innerRadius + ((values('mur-pied') - values('mur-sommet')) * y) / height;
  const sectionBetween = (bottom: number, top: number) =>
    [
      [radius, bottom],
      [radius, top],
      [innerAt(top), top],
      [innerAt(bottom), bottom],
    ] as const;
  return [
    ringBody(
      wholeCircle(),
      sectionBetween(lintel, height),
      { outlines: [circleAt(radius, height), circleAt(innerAt(height), height)] },
      true,
    ),
    ...[0, 1, 2, 3].map((gate) => {
      const angles = anglesBetween(
        gate * QUARTER + halfGapAngle,
        (gate + 1) * QUARTER - halfGapAngle,
      );
      return ringBody(angles, sectionBetween(0, lintel), {
        details: [lineAround(angles, radius, 0), lineAround(angles, innerRadius, 0)],
      });
    }),
  ];
}

/** Builds the outer wall, with an opening in front of each gate. */
export function outerWall(
  { outerWall: [innerRadius, outerRadius], outerHeight }: CityPlan,
  values: Values,
): readonly Solid[] {
  const halfGapAngle = (values('porte-passage-largeur') / 2 + 0.05) / innerRadius;
  return [0, 1, 2, 3].map((gate) => {
    const angles = anglesBetween(
      gate * QUARTER + halfGapAngle,
      (gate + 1) * QUARTER - halfGapAngle,
    );
    return ringBody(
      angles,
      [
        [outerRadius, 0],
        [outerRadius, outerHeight],
        [innerRadius, outerHeight],
        [innerRadius, 0],
      ],
      {
        outlines: [
          lineAround(angles, outerRadius, outerHeight),
          lineAround(angles, innerRadius, outerHeight),
        ],
      },
    );
  });
}

/** Builds the water of the ditch, as a sheet on the ground. */
export const ditch = ({ ditch: [innerRadius, outerRadius] }: CityPlan): Solid =>
  ringBody(
    wholeCircle(),
    [
      [outerRadius, 0],
      [outerRadius, 0.08],
      [innerRadius, 0.08],
      [innerRadius, 0],
    ],
    { details: [circleAt(innerRadius, 0.08), circleAt(outerRadius, 0.08)] },
    true,
  );

/** Lists the angles of the towers: equally many between two gates, one more between the gates of Basra and Kûfa. */
const towerAngles = (count: number): readonly number[] =>
  [count, count, count + 1, count].flatMap((towers, quarter) =>
    Array.from(
      { length: towers },
      (_, index) => QUARTER * (quarter + (index + 1) / (towers + 1)),
    ),
  );

/** Builds the towers, half of which stands out of the main wall. */
export function towers({ radius, height }: CityPlan, values: Values): readonly Solid[] {
  const towerRadius = values('tours-diametre') / 2;
  const top = height + values('tours-saillie');
  return towerAngles(values('tours-quartier')).map((angle) => {
    const [x, , z] = onCircle(angle, radius - 0.3, 0);
    return lathe(
      [x, z],
      [
        [towerRadius, 0],
        [towerRadius, top],
      ],
      8,
      { isSmooth: true, stroke: 'none', shade: 20 },
    );
  });
}

/** Builds a circle on the ground, as a ribbon wide enough to be visible from far. */
export const groundCircle = (diameter: number, width: number): Solid =>
  ringBody(
    wholeCircle(TRACE_SIDES),
    [
      [diameter / 2 + width / 2, 0],
      [diameter / 2 + width / 2, 0.08],
      [diameter / 2 - width / 2, 0.08],
      [diameter / 2 - width / 2, 0],
    ],
    { outlines: [circleAt((diameter + width) / 2, 0.08, TRACE_SIDES)] },
    true,
  );

/** Builds the area of the city, as one sheet on the ground within its circle. */
export const cityDisc = (diameter: number): Solid =>
  ringBody(
    wholeCircle(TRACE_SIDES),
    [
      [diameter / 2, 0],
      [diameter / 2, 0.08],
      [1, 0.08],
      [1, 0],
    ],
    { outlines: [circleAt(diameter / 2, 0.08, TRACE_SIDES)] },
    true,
  );
