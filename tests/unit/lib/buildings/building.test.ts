import * as v from 'valibot';
import { valueOf, valuesOf } from '@/lib/buildings/building';
import { phaseAt } from '@/lib/buildings/phases';
import { BuildingRecordSchema } from '@/lib/buildings/record';
import { loadContent } from '@/lib/server/content/loadContent';

const [building] = loadContent().buildings;
if (!building) throw new Error('A building is expected.');
const [parameter] = building.parameters;
const [phase] = building.phases;
if (!parameter || !phase) throw new Error('A parameter and a phase are expected.');

it('a measure in cubits is derived in metres', () => {
  const cubits = { ...parameter, value: 70, unit: 'coudée', cubit: 'yad' } as const;
  expect(valueOf(cubits)).toBeCloseTo(34.86, 10);
});

it('the values of a building throw an error that names a missing parameter', () => {
  expect(valuesOf(building)(parameter.id)).toBe(valueOf(parameter));
  expect(() => valuesOf(building)('toit')).toThrow('« toit » est attendu');
});

it('the phase of a year is the phase that contains the year, or the last phase before', () => {
  const phases = [
    { ...phase, id: 'a', from: 623, to: 630 },
    { ...phase, id: 'b', from: 640, to: 800 },
  ];
  expect([600, 623, 635, 640, 800].map((year) => phaseAt(phases, year)?.id)).toEqual([
    undefined,
    'a',
    'a',
    'b',
    'b',
  ]);
});

it('a parameter that is not conventional is refused without a reference', () => {
  const unreferenced = { ...parameter, grade: 'établi', references: [] };
  const decoded = v.safeParse(BuildingRecordSchema, {
    ...building,
    parameters: [unreferenced],
  });
  expect(decoded.issues?.map(({ message }) => message)).toContain(
    'une référence est attendue pour ce qui n’est pas conventionnel',
  );
});
