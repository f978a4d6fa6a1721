import { loadMap } from '@/lib/server/content/maps';
import { placeLinkProblems } from '@/lib/server/content/link/placeLinks';
import { readRecords } from '@/lib/server/content/records';
import { MapRecordSchema } from '@/lib/map/places/place';
import * as v from 'valibot';

const { record } = loadMap('medine');
const [place] = record.places;

const event = {
  date: '622',
  hijri: 'an 1',
  grade: 'établi' as const,
  text: 'Un fait.',
  people: [],
  timeline: [],
};

/** Returns the problems of a place with one dated event, after changes to the event. */
function problemsOf(changes: Partial<{ people: string[]; timeline: string[] }>) {
  const places = place ? [{ ...place, events: [{ ...event, ...changes }] }] : [];
  const files = [{ name: 'medine', record: { ...record, places } }];
  return placeLinkProblems({ ...readRecords([]), maps: files });
}

describe('a dated event of a place', () => {
  it.each(['people', 'timeline'])(
    'is reported where its field %s has an unknown id',
    (field) => {
      expect(problemsOf({ [field]: ['personne'] })).toEqual([
        expect.stringContaining(`content/maps/medine.json → ${place?.id}.facts.${field}`),
      ]);
      expect(problemsOf({})).toEqual([]);
    },
  );

  it('is decoded from the facts, to which its text is added', () => {
    const placeWithoutFacts = Object.fromEntries(
      Object.entries(place ?? {}).filter(([field]) => !['events', 'facts'].includes(field)),
    );
    const decoded = v.parse(MapRecordSchema, {
      ...record,
      places: [{ ...placeWithoutFacts, facts: ['Un.', 'Deux.', event] }],
    });
    expect(decoded.places[0]?.facts).toEqual(['Un.', 'Deux.', 'Un fait.']);
    expect(decoded.places[0]?.events).toEqual([event]);
  });
});
