import '@/tests/fixtures/fixedProject';
import { episodesAbout, loadMap, placeOf } from '@/lib/server/content/maps';

describe('the maps', () => {
  const arabia = loadMap('arabie');

  it('contain their places with the names of their periods', () => {
    const badr = placeOf(arabia, 'badr');
    expect(badr.name).toBe('Badr');
    expect(badr.periodName).toBe('Les guerres contre La Mecque');
  });

  it('throw an error that names the map and a missing place', () => {
    expect(() => placeOf(arabia, 'atlantide')).toThrow(/arabie\.json.*atlantide/);
  });

  it('list the episodes that name a place, in story order', () => {
    const titles = episodesAbout('badr').map(({ shortTitle }) => shortTitle);
    expect(titles).toContain('Badr, Uhud, le Fossé');
    expect(episodesAbout('nulle-part')).toEqual([]);
  });
});
