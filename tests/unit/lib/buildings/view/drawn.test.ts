import { readFileSync } from 'node:fs';
import { toOwnFrame, viewOf } from '@/lib/buildings/camera';
import { valuesOf } from '@/lib/buildings/building';
import { readModel } from '@/lib/buildings/file/readModel';
import { modelOf } from '@/lib/buildings/models/models';
import { sectionOf } from '@/lib/buildings/section/section';
import { partAt } from '@/lib/buildings/view/pick';
import { surfaceByGrade } from '@/lib/buildings/view/surface';
import { loadContent } from '@/lib/server/content/loadContent';

const drawn = loadContent().buildings.map((building) => {
  const bytes = readFileSync(`public/buildings/${building.id}.bin`);
  const model = readModel(Uint8Array.from(bytes).buffer);
  if (!model) throw new Error(`A model of ${building.id} is expected.`);
  return [building.id, { building, model }] as const;
});

describe.each(drawn)('The file of %s', (_, { building, model }) => {
  it.each(building.stops.map((stop) => [stop.id, stop] as const))(
    'shows a part of the stop where a reader touches it: %s',
    (id, stop) => {
      const phase = 1 << building.phases.findIndex((one) => one.id === stop.phase);
      const { matrix } = viewOf(stop.camera, building.orientation.facade, 4 / 3);
      const seen = new Set<string>();
      for (let y = -0.8; y <= 0.8; y += 0.1)
        for (let x = -0.8; x <= 0.8; x += 0.1) {
          const isDrawn = (piece: { readonly phases: number }) => (piece.phases & phase) !== 0;
          const rank = partAt(model, { matrix, isDrawn, isCut: () => false }, [x, y]);
          seen.add(building.parts[rank]?.id ?? 'paper');
        }
      // The engraved rock is small beside the whole.
      const [first] = stop.parts;
      expect([id, [...seen]]).toEqual([id, expect.arrayContaining([first])]);
    },
  );

  it('has shares of its surface that make the whole, and none of a grade without a part', () => {
    for (const rank of building.phases.keys()) {
      const shares = surfaceByGrade(model, 1 << rank);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    }
  });

  it('has the feet of whoever stands on it: an eye is 1.60 m above what lies under it', () => {
    const pieces = modelOf(building).pieces(valuesOf(building));
    for (const { id, eye, phase } of building.stands) {
      const [x, y, z] = toOwnFrame(eye, building.orientation.facade);
      // A thin cut beneath the eye: the highest point of the body there, under the eye.
      const heights = pieces
        .filter(({ part, phases, material }) => {
          const known = building.parts.find((one) => one.id === part)?.phases ?? [];
          return material !== 'water' && (phases ?? known).includes(phase);
        })
        .flatMap(({ solids }) =>
          solids.flatMap((solid) => sectionOf(solid, { axis: 0, at: x })),
        )
        .flatMap((loop) =>
          loop.flatMap(([h, w], rank) => {
            const [k, v] = loop[(rank + 1) % loop.length] ?? [h, w];
            if (w < z === v < z) return [];
            return [h + ((z - w) / (v - w)) * (k - h)];
          }),
        )
        .filter((height) => height < y);
      expect([id, y - Math.max(...heights)]).toEqual([id, expect.closeTo(1.6, 1)]);
    }
  });
});
