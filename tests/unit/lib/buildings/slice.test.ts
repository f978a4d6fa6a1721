import fc from 'fast-check';
import { readModel } from '@/lib/buildings/file/readModel';
import { writeModel } from '@/lib/buildings/file/writeModel';
import { meshOf } from '@/lib/buildings/mesh/mesh';
import type { Material } from '@/lib/buildings/models/material';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import { sliceOf, type Slice } from '@/lib/buildings/section/slice';

interface Body {
  readonly material: Material;
  readonly solids: readonly Solid[];
}

/** Reads a model of bodies, one part each, as the browser does. */
function modelOf(bodies: readonly Body[]) {
  const pieces = meshOf(bodies.map((body, rank) => ({ part: `${rank}`, ...body })));
  const bytes = writeModel(
    pieces.map(({ vertices, triangles, outlines, details, material }, part) => ({
      ...{ triangles, outlines, details, material, part, grade: 0, phases: 1 },
      vertices: vertices.map((vertex) => ({ ...vertex, sky: 255 })),
    })),
  );
  const model = readModel(Uint8Array.from(bytes).buffer);
  if (!model) throw new Error('A model is expected.');
  return model;
}

const everyPiece = (): boolean => true;

/** Sums the shapes of each part in square metres. */
function areasOf({ shapes }: Slice, extent: number): readonly number[] {
  const areas: number[] = [0, 0];
  for (const { piece, corners } of shapes) {
    const doubleArea = corners.reduce((sum, [u, v], rank) => {
      const [x, y] = corners[(rank + 1) % corners.length] ?? [u, v];
      return sum + u * y - x * v;
    }, 0);
    areas[piece.part] =
      (areas[piece.part] ?? 0) + Math.abs(doubleArea / 2) * (extent / 65_535) ** 2;
  }
  return areas;
}

const side = fc.double({ min: 1, max: 20, noNaN: true });

describe('The slice of a model by a plane', () => {
  it('has the area of a box’s section, along each axis', () => {
    fc.assert(
      fc.property(fc.tuple(side, side, side), fc.constantFrom(0, 1, 2), (corner, axis) => {
        const model = modelOf([{ material: 'stone', solids: [box([0, 0, 0], corner)] }]);
        const [area = 0] = areasOf(
          sliceOf(model, everyPiece, axis, corner[axis] / 2),
          model.extent,
        );
        const [a = 0, b = 0] = corner.filter((_, rank) => rank !== axis);
        expect(Math.abs(area - a * b)).toBeLessThan(0.001 * model.extent ** 2);
      }),
    );
  });

  it.each<[string, Material, readonly number[]]>([
    ['the building within the ground', 'ground', [96, 4]],
    ['the building within the water', 'water', [96, 4]],
  ])('shows, of bodies that overlap, %s', (_, material, expected) => {
    const model = modelOf([
      { material, solids: [box([0, 0, 0], [10, 10, 10])] },
      { material: 'stone', solids: [box([4, 0, 4], [6, 12, 6])] },
    ]);
    const areas = areasOf(sliceOf(model, everyPiece, 1, 5), model.extent);
    areas.forEach((area, part) => expect(area).toBeCloseTo(expected[part] ?? 0, 1));
  });

  it('has no line between bodies of a piece that touch or overlap', () => {
    const solids = [
      box([0, 0, 0], [2, 4, 1]),
      box([2, 0, 0], [5, 4, 1]),
      box([1, 0, 0.2], [4, 4, 0.8]),
    ];
    const slice = sliceOf(modelOf([{ material: 'stone', solids }]), everyPiece, 2, 0.5);
    const unit = 5 / 65_535;
    const verticalLines = slice.lines.filter(({ ends: [[u], [x]] }) => u === x);
    expect(new Set(verticalLines.map(({ ends: [[u]] }) => Math.round(u * unit)))).toEqual(
      new Set([0, 5]),
    );
  });

  it('is empty for a piece that is not drawn, and beside the model', () => {
    const model = modelOf([{ material: 'stone', solids: [box([0, 0, 0], [1, 1, 1])] }]);
    expect(sliceOf(model, () => false, 0, 0.5).shapes).toEqual([]);
    expect(sliceOf(model, everyPiece, 0, 2).shapes).toEqual([]);
  });

  it('excludes the hollow between two walls', () => {
    const solids = [box([0, 0, 0], [1, 3, 4]), box([3, 0, 0], [4, 3, 4])];
    const model = modelOf([{ material: 'stone', solids }]);
    expect(areasOf(sliceOf(model, everyPiece, 1, 1), model.extent)[0]).toBeCloseTo(8, 1);
  });
});
