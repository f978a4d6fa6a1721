import type { Building } from '@/lib/buildings/building';
import { brokenLinks, type Known } from '@/lib/buildings/links';
import { loadContent } from '@/lib/server/content/loadContent';

const building = loadContent().buildings.find(({ phases }) => phases.length === 1);
if (!building) throw new Error('A building of one phase is expected.');

const known: Known = {
  places: new Set(building.places),
  people: new Set(building.people),
  documents: new Set(building.documents),
  timeline: new Set(building.timeline),
  episodes: new Set([...building.episodes, 'episode-01']),
  sentences: new Map([['episode-01', ['Un mur barre le wâdî.']]]),
};
const [stop] = building.stops;
const [phase] = building.phases;
if (!stop || !phase) throw new Error('A stop and a phase are expected.');

it('the links of a building are whole when every id is known', () => {
  const citation = { slug: 'episode-01', words: 'barre le wâdî' };
  expect(brokenLinks({ ...building, stops: [{ ...stop, citation }] }, known)).toEqual([]);
});

it.each<[string, Partial<Building>]>([
  ['places.0', { places: ['rien'] }],
  ['people.0', { people: ['rien'] }],
  ['documents.0', { documents: ['rien'] }],
  ['timeline.0', { timeline: ['rien'] }],
  ['episodes.0', { episodes: ['rien'] }],
  ['stops.0.phase', { stops: [{ ...stop, phase: 'rien' }] }],
  [
    'sections.0.phase',
    {
      sections: building.sections.slice(0, 1).map((section) => ({ ...section, phase: 'rien' })),
      stops: [],
    },
  ],
  ['stops.0.parts', { stops: [{ ...stop, parts: ['rien'] }] }],
  ['stops.0.citation', { stops: [{ ...stop, citation: { slug: 'rien', words: 'rien' } }] }],
  [
    'parts.0.references',
    {
      parts: building.parts.slice(0, 1).map((part) => ({ ...part, references: ['rien'] })),
      stops: [],
    },
  ],
  [
    'parameters.0.phases',
    {
      parameters: building.parameters
        .slice(0, 1)
        .map((parameter) => ({ ...parameter, phases: ['rien'] })),
    },
  ],
])('a broken link is reported with file, field and id: %s', (field, changes) => {
  const [message, ...otherMessages] = brokenLinks({ ...building, ...changes }, known);
  expect(otherMessages).toEqual([]);
  expect(message).toContain(`content/buildings/${building.id}.json → ${field} : `);
  expect(message).toContain('« rien »');
});

it('a citation is reported when no sentence of its episode contains its words', () => {
  const citation = { slug: 'episode-01', words: 'un pont' };
  expect(brokenLinks({ ...building, stops: [{ ...stop, citation }] }, known)).toEqual([
    `content/buildings/${building.id}.json → stops.0.citation : des mots d’une phrase de cet épisode sont attendus, aucune n’a « un pont »`,
  ]);
});

it('overlapping phases and repeated phase ids are reported', () => {
  const phases = [phase, { ...phase, id: 'p700', from: 700 }, { ...phase, from: 801, to: 802 }];
  expect(brokenLinks({ ...building, phases }, known)).toEqual([
    expect.stringContaining('phases.2.id : un identifiant à lui est attendu'),
    expect.stringContaining('phases.1.from : une année après 800'),
  ]);
});
