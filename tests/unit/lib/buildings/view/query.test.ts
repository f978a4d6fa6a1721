import {
  EMPTY_BUILDING_QUERY,
  formatBuildingQuery,
  parseBuildingQuery,
  type BuildingQuery,
} from '@/lib/buildings/view/query';

const IDS = {
  views: ['ensemble', 'pied'],
  sections: ['plan', 'coupe'],
  parts: ['mur'],
  measures: ['longueur'],
};
const parse = (query: string): BuildingQuery => parseBuildingQuery(query, IDS);

describe('The query of a reconstruction', () => {
  it.each<Partial<BuildingQuery>>([
    {},
    { year: 678, view: 'pied' },
    { camera: { azimuth: 215, elevation: 28, distance: 75, target: [0, 1.5, -2] } },
    { cut: { section: 'plan', at: -1.2 }, part: 'mur', measure: 'longueur' },
    { light: { season: 'ete', hour: 9 } },
    { isGraded: true, hidden: ['selon la tradition', 'conventionnel'] },
  ])('is read back as it was written: %j', (part) => {
    const query = { ...EMPTY_BUILDING_QUERY, ...part };
    expect(parse(formatBuildingQuery(query))).toEqual(query);
  });

  it('is empty for the initial state', () => {
    expect(formatBuildingQuery(EMPTY_BUILDING_QUERY)).toBe('');
  });

  it.each([
    'annee=12&vue=ailleurs&coupe=toit:3&element=porte&mesure=x&sans=faux',
    'saison=pluie&heure=9',
    'saison=ete&heure=25',
    'annee=6x2&camera=1,2,3&coupe=plan',
    'camera=0,0,-5,0,0,0&coupe=plan:haut',
  ])('omits values that are not understood: %s', (query) => {
    expect(parse(query)).toEqual(EMPTY_BUILDING_QUERY);
  });

  it('clamps a camera to the range that can be drawn', () => {
    expect(parse('camera=-90,99,99999999,0,0,0').camera).toEqual({
      azimuth: 270,
      elevation: 88,
      distance: 10_000,
      target: [0, 0, 0],
    });
  });
});
