/** @jest-environment node */
import { loadEpisodes } from '@/lib/server/episodes';
import { loadMap, mapIds, placeOf } from '@/lib/server/maps';
import { loadTools } from '@/lib/server/tools';
import { widthOf } from '@/lib/server/share/lettering';
import { lettered } from '@/lib/server/share/lettered';
import { episodeWords, mapWords, placeWords, toolWords } from '@/lib/share/words';

const maps = mapIds().map(loadMap);
const everything = [
  ...loadEpisodes().map(episodeWords),
  ...maps.map(({ record }) => mapWords(record)),
  ...maps.flatMap(({ record }) => record.places.map((place) => placeWords(place, record))),
  ...loadTools().map(toolWords),
];

describe('the words of a picture', () => {
  it('are set as French is', () => {
    const text = JSON.stringify(everything);
    expect(text).not.toMatch(/'| [;:!?»]|« /);
  });

  it('tell an episode’s number, series, length and years', () => {
    const episode = loadEpisodes().find(({ number }) => number === 8);
    expect(episode && episodeWords(episode)).toEqual({
      kind: 'Épisode 8',
      title: 'Médine\u00a0: naissance d’une communauté',
      facts: ['La naissance de l’Islam', '5 min d’écoute · 622–624'],
    });
  });

  it('do not call a place what it is not', () => {
    const [arabie] = maps;
    if (!arabie) throw new Error('une carte est attendue');
    const { record } = arabie;
    const plain = placeWords(placeOf(arabie, 'badr'), record);
    expect(plain.kind).toBe('Bataille · 624');
    const noted = record.places.find(({ typeNote }) => typeNote !== undefined);
    expect(noted && placeWords(noted, record).kind).toMatch(/^Lieu · /);
  });

  it('say « vers » of a year that is disputed', () => {
    const [disputed] = maps.flatMap(({ record }) =>
      record.places
        .filter(({ certainty }) => certainty.date === 'discuté')
        .map((place) => placeWords(place, record)),
    );
    expect(disputed?.kind).toMatch(/ · vers \d+$/);
  });

  it('put the other name of a place under its title', () => {
    const [arabie] = maps;
    const place = arabie?.record.places.find(({ name }) => name === 'Ctésiphon (al-Madâ’in)');
    expect(arabie && place && placeWords(place, arabie.record)).toMatchObject({
      title: 'Ctésiphon',
      facts: ['al-Madâ’in', arabie?.record.title],
    });
  });

  it('say which tools are not ready', () => {
    for (const tool of loadTools())
      expect(toolWords(tool).facts.includes('Bientôt disponible')).toBe(tool.comingSoon);
  });

  it('can all be drawn, whole, with the letters of the site’s fonts', () => {
    for (const words of everything) expect(lettered(words)).not.toMatch(/NaN|undefined/);
  });
});

describe('lettering', () => {
  const setting = { face: 'display', size: 100 } as const;

  it('grows with its size and its tracking', () => {
    const width = widthOf('Médine', setting);
    expect(widthOf('Médine', { ...setting, size: 200 })).toBeCloseTo(width * 2);
    expect(widthOf('Médine', { ...setting, tracking: 0.1 })).toBeCloseTo(width + 50);
  });

  it('has narrow no-break spaces that are narrower than others', () => {
    const of = (space: string) => widthOf(`a${space}a`, setting);
    expect(of('\u202f')).toBeLessThan(of(' '));
  });

  it('draws a letter of transliteration that the font lacks without its marks', () => {
    expect(widthOf('Ḥirāʾ', setting)).toBe(widthOf('Hira’', setting));
  });

  it('refuses a letter that the font does not have', () => {
    expect(() => widthOf('بدر', setting)).toThrow('manque aux polices');
  });
});
