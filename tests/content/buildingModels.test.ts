import { readFileSync } from 'node:fs';
import { SHADOW_SIZE } from '@/components/buildings/gl/buffers';
import { LINE_BYTES, VERTEX_BYTES } from '@/components/buildings/gl/geometry';
import { MAX_PIXELS } from '@/components/buildings/stage/stageCanvas';
import { toOwnFrame, viewOf } from '@/lib/buildings/camera';
import { valuesOf } from '@/lib/buildings/building';
import { readModel } from '@/lib/buildings/file/readModel';
import { modelOf } from '@/lib/buildings/models/models';
import { AXES, cuttingPlane } from '@/lib/buildings/section/plane';
import { sectionOf } from '@/lib/buildings/section/section';
import type { Vector } from '@/lib/buildings/solids/vector';
import { partAt } from '@/lib/buildings/view/pick';
import { surfaceByGrade } from '@/lib/buildings/view/surface';
import { loadContent } from '@/lib/server/content/loadContent';

/** Bytes of a pixel: colour and depth of four samples each, and the resolved colour, four bytes each. */
const PIXEL_BYTES = 4 * 4 + 4 * 4 + 4;

const modelFiles = loadContent().buildings.map((building) => {
  const bytes = readFileSync(`public/buildings/${building.id}.bin`);
  const model = readModel(Uint8Array.from(bytes).buffer);
  if (!model)
    throw new Error(
      `public/buildings/${building.id}.bin cannot be read: run scripts/draw-buildings.ts.`,
    );
  return [building.id, { building, model }] as const;
});

/**
 * Grid of points of the picture, the nearest to its middle first, where most parts are; its step of 0.05 of the width
 * meets parts as small as the engraved rock.
 */
const POINTS = Array.from({ length: 17 }, (_, row) => (row - 8) / 10)
  .flatMap((y) =>
    Array.from({ length: 17 }, (_, column): readonly [number, number] => [
      (column - 8) / 10,
      y,
    ]),
  )
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));

describe.each(modelFiles)('The file of %s', (_, { building, model }) => {
  it('takes, with its stage, at most 80 MB of graphics memory', () => {
    const { shades, indices, outlines, details } = model;
    const bytes =
      PIXEL_BYTES * MAX_PIXELS +
      4 * SHADOW_SIZE ** 2 +
      VERTEX_BYTES * shades.length +
      2 * indices.length +
      (LINE_BYTES * (outlines.length + details.length)) / 2;
    expect(bytes).toBeLessThanOrEqual(80_000_000);
  });

  it.each(building.stops.map((stop) => [stop.id, stop] as const))(
    'shows a touchable part of the stop: %s',
    (id, stop) => {
      const phase = 1 << building.phases.findIndex((candidate) => candidate.id === stop.phase);
      const view = viewOf(stop.camera, building.orientation.facade, 4 / 3);
      const section = building.sections.find((candidate) => candidate.id === stop.cut?.section);
      const plane =
        section && stop.cut ? cuttingPlane(AXES[section.plane], stop.cut.at, view) : null;
      const touchable = {
        matrix: view.matrix,
        isDrawn: (piece: { readonly phases: number }) => (piece.phases & phase) !== 0,
        isCut: plane && ((point: Vector) => plane.side * (point[plane.axis] - plane.at) > 0),
      };
      const [firstPart] = stop.parts;
      const isTouched = POINTS.some(
        (point) => building.parts[partAt(model, touchable, point)]?.id === firstPart,
      );
      expect([id, isTouched]).toEqual([id, true]);
    },
  );

  it('has shares of its surface by grade that sum to 1, in every phase', () => {
    for (const phaseIndex of building.phases.keys()) {
      const shares = surfaceByGrade(model, 1 << phaseIndex);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    }
  });

  it('places the eye of each viewpoint at eye level, 1.60 m above the highest solid below', () => {
    const pieces = modelOf(building).pieces(valuesOf(building));
    for (const { id, eye, phase } of building.stands) {
      const [eyeX, eyeY, eyeZ] = toOwnFrame(eye, building.orientation.facade);
      // Cut the solids along the eye's vertical, and list the heights below the eye.
      const heights = pieces
        .filter(({ part, phases, material }) => {
          const partPhases =
            building.parts.find((candidate) => candidate.id === part)?.phases ?? [];
          return material !== 'water' && (phases ?? partPhases).includes(phase);
        })
        .flatMap(({ solids }) =>
          solids.flatMap((solid) => sectionOf(solid, { axis: 0, at: eyeX })),
        )
        .flatMap((loop) =>
          loop.flatMap(([y0, z0], index) => {
            const [y1, z1] = loop[(index + 1) % loop.length] ?? [y0, z0];
            if (z0 < eyeZ === z1 < eyeZ) return [];
            return [y0 + ((eyeZ - z0) / (z1 - z0)) * (y1 - y0)];
          }),
        )
        .filter((height) => height < eyeY);
      // Take the ground, at 0, where no solid lies below.
      const floor = heights.length > 0 ? Math.max(...heights) : 0;
      expect([id, eyeY - floor]).toEqual([id, expect.closeTo(1.6, 1)]);
    }
  });
});
