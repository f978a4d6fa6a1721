import type { DateGrade, Place } from '@/lib/map/places/place';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { loadTools } from '@/lib/server/content/tools';
import { widthOf } from '@/lib/server/lettering/textMetrics';
import { textPaths } from '@/lib/server/share-image/textPaths';
import { anEpisode } from '@/tests/fixtures/episode';
import { episodeWords, mapWords, placeWords, toolWords } from '@/lib/share/words';

const maps = mapIds().map(loadMap);
const allWords = [
  ...loadEpisodes().map(episodeWords),
  ...maps.map(({ record }) => mapWords(record)),
  ...maps.flatMap(({ record }) => record.places.map((place) => placeWords(place, record))),
  ...loadTools().map(toolWords),
];

/** Creates a place of the first map with changes, dated with a grade. */
function setUpPlace(changes: Partial<Place>, date: DateGrade = 'établi') {
  const record = maps[0]?.record;
  const template = record?.places.find(({ typeNote }) => typeNote === undefined);
  if (!record || !template) throw new Error('A map with a place of a sure type is expected.');
  const place: Place = { ...template, certainty: { ...template.certainty, date }, ...changes };
  return { place, record };
}

describe('the words of a picture', () => {
  it('are typeset in French', () => {
    expect(JSON.stringify(allWords)).not.toMatch(/'| [;:!?»]|« /);
  });

  it('have an episode’s number, series, length and years', () => {
    const episode = anEpisode({
      number: 8,
      title: 'La naissance de l’Islam - Épisode 8 : Médine : naissance d’une communauté',
      shortTitle: 'Médine\u00a0: naissance d’une communauté',
      category: "La naissance de l'Islam",
      seconds: 337,
      years: { from: 622, to: 624, label: '622–624' },
    });
    expect(episodeWords(episode)).toEqual({
      kind: 'Épisode 8',
      title: 'Médine\u00a0: naissance d’une communauté',
      facts: ['La naissance de l’Islam', '6 min d’écoute · 622–624'],
    });
  });

  it('replace a type that the place’s note contradicts', () => {
    const { place, record } = setUpPlace({ type: 'battle', year: 624 }, 'établi');
    expect(placeWords(place, record).kind).toBe('Bataille · 624');
    const grotto = { ...place, kind: 'Grotte', typeNote: 'Un lieu de mémoire.' };
    expect(placeWords(grotto, record).kind).toBe('Grotte · 624');
    const withTypeNote = { ...place, typeNote: 'Un marché annuel, et non une ville.' };
    expect(placeWords(withTypeNote, record).kind).toMatch(/^Lieu · /);
  });

  it.each(['discuté', 'conventionnel'] as const)('have « vers » for a year %s', (grade) => {
    const { place, record } = setUpPlace({ year: 624 }, grade);
    expect(placeWords(place, record).kind).toMatch(/ · vers 624$/);
  });

  it('put the other name of a place under its title', () => {
    const { place, record } = setUpPlace({ name: 'Ctésiphon (al-Madâ’in)' });
    expect(placeWords(place, record)).toMatchObject({
      title: 'Ctésiphon',
      facts: ['al-Madâ’in', record.title],
    });
  });

  it('mark planned tools', () => {
    for (const tool of loadTools())
      expect(toolWords(tool).facts.includes('Bientôt disponible')).toBe(tool.comingSoon);
  });

  it('can be drawn whole with the glyphs of the site’s fonts', () => {
    for (const words of allWords) expect(textPaths(words)).not.toMatch(/NaN|undefined/);
  });
});

describe('the width of a text', () => {
  const setting = { face: 'display', size: 100 } as const;

  it('grows with its size and its tracking', () => {
    const width = widthOf('Médine', setting);
    expect(widthOf('Médine', { ...setting, size: 200 })).toBeCloseTo(width * 2);
    expect(widthOf('Médine', { ...setting, tracking: 0.1 })).toBeCloseTo(width + 50);
  });

  it('is smaller with a narrow no-break space than with a space', () => {
    const widthAround = (space: string) => widthOf(`a${space}a`, setting);
    expect(widthAround('\u202f')).toBeLessThan(widthAround(' '));
  });

  it('is that of the base letter for a transliteration letter that the font lacks', () => {
    expect(widthOf('Ḥirāʾ', setting)).toBe(widthOf('Hira’', setting));
  });

  it('is an error for another letter that the font lacks', () => {
    expect(() => widthOf('بدر', setting)).toThrow('manque aux polices');
  });
});
