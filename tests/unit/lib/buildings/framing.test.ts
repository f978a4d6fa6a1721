import { project, viewOf, type View } from '@/lib/buildings/camera';
import { valuesOf, type Building } from '@/lib/buildings/building';
import { modelOf } from '@/lib/buildings/models/models';
import type { Stop } from '@/lib/buildings/record';
import { AXES, cuttingPlane } from '@/lib/buildings/section/plane';
import type { Vector } from '@/lib/buildings/solids/vector';
import { loadContent } from '@/lib/server/content/loadContent';

/** Free margin around the parts of a stop, as a ratio of the picture. */
const MARGIN = 0.04;
const SHAPES = [
  ['4:3', 4 / 3],
  ['16:9', 16 / 9],
  ['9:16', 9 / 16],
] as const;

/** Checks whether the section plane of a stop leaves a point visible. */
function isVisible({ sections }: Building, { cut }: Stop, view: View, point: Vector): boolean {
  const section = sections.find(({ id }) => id === cut?.section);
  if (!section || !cut) return true;
  const { axis, at, side } = cuttingPlane(AXES[section.plane], cut.at, view);
  return side * (point[axis] - at) <= 0;
}

const views = loadContent().buildings.flatMap((building) => {
  const pieces = modelOf(building).pieces(valuesOf(building));
  return building.stops.flatMap((stop) =>
    SHAPES.map(
      ([shape, aspect]) =>
        [
          `${building.id}, ${stop.id}, ${shape}`,
          {
            view: viewOf(stop.camera, building.orientation.facade, aspect),
            points: pieces
              .filter(
                ({ part, phases }) =>
                  stop.parts.includes(part) && (phases ?? [stop.phase]).includes(stop.phase),
              )
              .flatMap(({ solids }) => solids.flatMap(({ points }) => points))
              .filter((point) =>
                isVisible(
                  building,
                  stop,
                  viewOf(stop.camera, building.orientation.facade, aspect),
                  point,
                ),
              ),
          },
        ] as const,
    ),
  );
});

it.each(views)('A picture shows the whole parts of its view: %s', (_, { view, points }) => {
  expect(points.length).toBeGreaterThan(0);
  const limit = 1 - 2 * MARGIN;
  const pointsOutside = points.filter((point) => {
    const [x, y] = project(view, point) ?? [9, 9];
    return Math.abs(x) > limit || Math.abs(y) > limit;
  });
  expect(pointsOutside).toEqual([]);
});
