import { sunOf } from '@/components/buildings/stage/sunOf';
import { EMPTY_BUILDING_QUERY, type LightQuery } from '@/lib/buildings/view/query';
import { stageBuilding } from '@/lib/server/content/buildings/buildingFacts';
import { loadBuildings } from '@/lib/server/content/buildings/buildings';

const [building] = loadBuildings();
if (!building) throw new Error('A building is expected.');
/** A front that looks south: x is the east, z the south. */
const stage = { ...stageBuilding(building), facade: 180, latitude: 21.4225 };

const sun = (light: LightQuery | null) => sunOf({ ...EMPTY_BUILDING_QUERY, light }, stage, 0);

it('the sun of a stage is that of the pictures until a season is chosen', () => {
  expect(sun(null)).toEqual(stage.phases[0]?.sun);
});

it('the sun of a summer noon stands north of Mecca, and that of winter in the south', () => {
  expect(sun({ season: 'ete', hour: 12 })[2]).toBeLessThan(0);
  expect(sun({ season: 'hiver', hour: 12 })[2]).toBeGreaterThan(0.6);
});

it('the sun comes from the east in the morning, and never from under the ground', () => {
  for (const season of ['printemps', 'ete', 'automne', 'hiver'] as const) {
    expect(sun({ season, hour: 9 })[0]).toBeGreaterThan(0);
    expect(sun({ season, hour: 15 })[0]).toBeLessThan(0);
    for (const hour of [6, 18]) expect(sun({ season, hour })[1]).toBeGreaterThan(0.05);
  }
});
