import { sunOf } from '@/components/buildings/stage/sunOf';
import { EMPTY_BUILDING_QUERY, type LightQuery } from '@/lib/buildings/view/query';
import { stageBuilding } from '@/lib/server/content/buildings/buildingFacts';
import { loadBuildings } from '@/lib/server/content/buildings/buildings';

const [building] = loadBuildings();
if (!building) throw new Error('A building is expected.');
/** A building with a south façade near Mecca: x points east, z south. */
const stage = { ...stageBuilding(building), facade: 180, latitude: 21.4225 };

const sunIn = (light: LightQuery | null) => sunOf({ ...EMPTY_BUILDING_QUERY, light }, stage, 0);

it('the sun of a stage has the direction of the pictures until a season is chosen', () => {
  expect(sunIn(null)).toEqual(stage.phases[0]?.sun);
});

it('the sun stands north of Mecca at noon in summer, and south in winter', () => {
  expect(sunIn({ season: 'ete', hour: 12 })[2]).toBeLessThan(0);
  expect(sunIn({ season: 'hiver', hour: 12 })[2]).toBeGreaterThan(0.6);
});

it('the sun stands in the east in the morning, in the west in the afternoon, always above the ground', () => {
  for (const season of ['printemps', 'ete', 'automne', 'hiver'] as const) {
    expect(sunIn({ season, hour: 9 })[0]).toBeGreaterThan(0);
    expect(sunIn({ season, hour: 15 })[0]).toBeLessThan(0);
    for (const hour of [6, 18]) expect(sunIn({ season, hour })[1]).toBeGreaterThan(0.05);
  }
});
