import { readFileSync } from 'node:fs';
import { act, renderHook } from '@testing-library/react';
import { useViewWords } from '@/components/buildings/controls/useViewWords';
import { readModel } from '@/lib/buildings/file/readModel';
import { parseBuildingQuery } from '@/lib/buildings/view/query';
import { stageBuilding } from '@/lib/server/content/buildings/buildingFacts';
import { loadContent } from '@/lib/server/content/loadContent';

const [record] = loadContent().buildings;
if (!record) throw new Error('content/buildings: a building is expected.');
const building = stageBuilding(record);
const file = readFileSync(`public/buildings/${record.id}.bin`);
const model = readModel(Uint8Array.from(file).buffer);
if (!model) throw new Error('public/buildings: a model is expected.');

const idsOf = (items: readonly { readonly id: string }[]): readonly string[] =>
  items.map(({ id }) => id);

const queryAt = (azimuth: number) =>
  parseBuildingQuery(`camera=${azimuth},20,60,0,0,0`, {
    views: idsOf(record.stops),
    sections: idsOf(record.sections),
    parts: idsOf(record.parts),
    measures: idsOf(record.parameters),
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a view at rest is described by its direction, its phase and the part in its middle', () => {
  const texts = new Set<string>();
  const { rerender, result } = renderHook(
    ({ azimuth }) => {
      const description = useViewWords(building, model, queryAt(azimuth));
      texts.add(description);
      return description;
    },
    { initialProps: { azimuth: 180 } },
  );
  for (const azimuth of [135, 90, 45]) {
    act(() => void jest.advanceTimersByTime(300));
    rerender({ azimuth });
  }
  act(() => void jest.advanceTimersByTime(1000));
  // Intermediate views of the movement are not described.
  expect([...texts]).toEqual(['', result.current]);
  expect(result.current).toMatch(/^Vu du nord-est, .+ Phase\s: .+ Au centre\s: .+\.$/);
});
