import { readFileSync } from 'node:fs';
import { act, renderHook } from '@testing-library/react';
import { useViewWords } from '@/components/buildings/controls/useViewWords';
import { readModel } from '@/lib/buildings/file/readModel';
import { parseBuildingQuery } from '@/lib/buildings/view/query';
import { stageBuilding } from '@/lib/server/content/buildings/buildingFacts';
import { loadContent } from '@/lib/server/content/loadContent';

const [first] = loadContent().buildings;
if (!first) throw new Error('content/buildings: a building is expected.');
const building = stageBuilding(first);
const file = readFileSync(`public/buildings/${first.id}.bin`);
const model = readModel(Uint8Array.from(file).buffer);
if (!model) throw new Error('public/buildings: a model is expected.');

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] =>
  list.map(({ id }) => id);

const stateAt = (azimuth: number) =>
  parseBuildingQuery(`camera=${azimuth},20,60,0,0,0`, {
    views: idsOf(first.stops),
    sections: idsOf(first.sections),
    parts: idsOf(first.parts),
    measures: idsOf(first.parameters),
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a view is described once it rests: from where, in which phase, and the part in the middle', () => {
  const texts = new Set<string>();
  const { rerender, result } = renderHook(
    ({ azimuth }) => {
      const words = useViewWords(building, model, stateAt(azimuth));
      texts.add(words);
      return words;
    },
    { initialProps: { azimuth: 180 } },
  );
  for (const azimuth of [135, 90, 45]) {
    act(() => void jest.advanceTimersByTime(300));
    rerender({ azimuth });
  }
  act(() => void jest.advanceTimersByTime(1000));
  // The movement is not described step by step.
  expect([...texts]).toEqual(['', result.current]);
  expect(result.current).toMatch(/^Vu du nord-est, .+ Phase\s: .+ Au centre\s: .+\.$/);
});
