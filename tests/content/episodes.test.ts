/** @jest-environment node */
import { heardText, mentionedPeople, mentionedPlaces, splitMarks } from '@/lib/episodes/marks';
import { GlossarySchema } from '@/lib/glossary/term';
import { readContent } from '@/lib/server/content';
import { loadEpisodes } from '@/lib/server/episodes';
import { loadPeople, loadPlaces } from '@/lib/server/references';
import { proseOf } from './prose';
import { misspelt, rightSpellings } from './spelling';

const episodes = loadEpisodes();
const prose = episodes.flatMap(proseOf);
const found = (pattern: RegExp): readonly string[] =>
  prose.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at} : ${text}`);

describe('The text of each episode', () => {
  test.each(episodes.map((episode) => [episode.slug, episode] as const))(
    '%s has 600 to 900 words in 5 or 6 chapters, and sources',
    (_, { chapters, sources }) => {
      const words = chapters
        .flatMap(({ paragraphs }) => paragraphs.flat())
        .flatMap(
          (sentence) => heardText(sentence).match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu) ?? [],
        );
      expect(words.length).toBeGreaterThanOrEqual(600);
      expect(words.length).toBeLessThanOrEqual(900);
      expect([5, 6]).toContain(chapters.length);
      expect(sources.length).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(episodes.map((episode) => [episode.slug, episode] as const))(
    '%s ends its description with hashtags and sums itself up in 90 to 155 characters',
    (_, { description, summary }) => {
      expect(description).toMatch(/\n\n#\S+( #\S+){4,}$/u);
      expect(summary.length).toBeGreaterThanOrEqual(90);
      expect(summary.length).toBeLessThanOrEqual(155);
    },
  );

  test('eleven episodes are of the series, one is outside of it', () => {
    const categories = episodes.map(({ category }) => category);
    expect(categories.filter((name) => name === 'Hors série')).toHaveLength(1);
    expect(categories.filter((name) => name === "La naissance de l'Islam")).toHaveLength(11);
  });
});

describe('References', () => {
  test('every marked place and person exists', () => {
    const places = loadPlaces();
    const people = loadPeople();
    const unknown = episodes.flatMap((episode) => [
      ...mentionedPlaces(episode).filter((id) => !places.has(id)),
      ...mentionedPeople(episode).filter((id) => !people.has(id)),
    ]);
    expect(unknown).toEqual([]);
    expect(episodes.every((episode) => mentionedPlaces(episode).length > 0)).toBe(true);
  });

  test('no mark is malformed', () => {
    const sentences = episodes.flatMap(({ chapters }) =>
      chapters.flatMap(({ paragraphs }) => paragraphs.flat()),
    );
    const left = sentences.filter((sentence) =>
      splitMarks(sentence).some(({ kind, text }) => kind === 'text' && /[[\]]|\]\(/.test(text)),
    );
    expect(left).toEqual([]);
  });
});

describe('Typography', () => {
  test('no straight apostrophe or quotation mark', () => {
    expect(found(/['"]/)).toEqual([]);
  });

  test('no capital without its accent', () => {
    const bare =
      /(^|[\s«’(])(Etat|Egypte|Emigr|Eglise|Epoque|Etait|Ethiop|Evangile|Emir|Ecri|Elev|Eleph|Evoqu|Epous|Ere\b|Ile\b|A [a-zà-ü])/u;
    expect(found(bare)).toEqual([]);
  });

  test('no double space, no space before a comma or a full stop', () => {
    expect(found(/ {2}| [,.](?!\.)/)).toEqual([]);
  });

  test('high punctuation is never glued to the word before it nor left to wrap', () => {
    expect(found(/[\p{L}\p{N}][;!?»]| [;:!?»]|« /u)).toEqual([]);
  });
});

describe('Spelling', () => {
  const spellings = rightSpellings([
    ...readContent(GlossarySchema, 'glossary.json').map(({ term }) => term),
    ...[...loadPlaces().values()].map(({ name }) => name),
    ...[...loadPeople().values()].map(({ name }) => name),
  ]);

  test('names are written as the glossary, the places and the people write them', () => {
    const wrong = prose.flatMap(({ at, text }) =>
      misspelt(text, spellings).map((word) => `${at} : « ${word} »`),
    );
    expect(wrong).toEqual([]);
  });

  test('the check sees a careless spelling', () => {
    expect(misspelt('La route de Taif, de Mu’awiya et de la Kaba', spellings)).toEqual([
      'Taif',
      'Mu’awiya',
      'Kaba',
    ]);
  });
});
