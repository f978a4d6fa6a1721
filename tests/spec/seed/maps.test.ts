/** Facts of the first maps: their years, sizes and places, and the story that they show. */
import { DATE_GRADES } from '@/lib/map/places/place';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { loadPlaces } from '@/lib/server/content/references';
import { findEntry } from '@/lib/server/content/timeline/timeline';
import { EVENTS } from '@/tests/content/reading/events';
import { sentences } from '@/tests/content/reading/narrativeTexts';

describe('the story', () => {
  it('states in each of the twelve episodes where and when it happens', () => {
    for (const { slug, passages } of loadEpisodes()) {
      expect([slug, passages.some(({ place }) => place !== null)]).toEqual([slug, true]);
      expect([slug, passages.some(({ date }) => date !== null)]).toEqual([slug, true]);
    }
  });

  it('goes to the caliphs’ empire only in the years after the Prophet', () => {
    const empirePlaces = loadEpisodes().flatMap(({ passages }) =>
      passages.flatMap(({ place, date }) =>
        place?.mapId === 'empire' ? [{ id: place.id, from: date?.from, to: date?.to }] : [],
      ),
    );
    expect([...new Set(empirePlaces.map(({ id }) => id))].toSorted()).toEqual([
      'aqraba',
      'bishapur',
      'dome-du-rocher',
      'ihnas',
      'medine-califes',
    ]);
    for (const { from = 0, to = 0 } of empirePlaces)
      expect([from >= 632, to <= 750]).toEqual([true, true]);
  });
});

describe('the maps', () => {
  it('are Arabia, Medina and the caliphs’ empire, with their years, their bounds and their places', () => {
    expect(mapIds()).toEqual(['arabie', 'empire', 'medine']);
    expect(loadMap('empire').record.timeline).toEqual({ from: 632, to: 750 });
    expect(loadMap('empire').extent).toMatchObject({ width: 2000, height: 1210 });
    expect(loadMap('empire').record.places).toHaveLength(58);
    expect(loadMap('empire').places.flatMap(({ events = [] }) => events)).toHaveLength(192);
    expect(loadMap('arabie').record.timeline).toEqual({ from: 609, to: 630 });
    expect(loadMap('medine').record.timeline).toEqual({ from: 622, to: 630 });
    expect(loadMap('arabie').extent).toMatchObject({ width: 1929, height: 1611 });
    expect(loadMap('medine').extent).toMatchObject({ width: 1200, height: 1465 });
    expect(loadMap('arabie').record.places.length).toBeGreaterThan(40);
  });

  it('have places of every grade of certainty', () => {
    const grades = [...loadPlaces().values()].map(({ certainty }) => certainty.date);
    expect(new Set(grades)).toEqual(new Set(DATE_GRADES));
  });

  it.each(EVENTS)(
    'narrate $name, and so do the texts and the timeline',
    ({ pattern, records, entry }) => {
      expect(records.filter((id) => !loadPlaces().has(id))).toEqual([]);
      expect(sentences.some(({ text }) => pattern.test(text))).toBe(true);
      expect(findEntry(entry)).not.toBeNull();
    },
  );
});
