import { mentionedPeople, mentionedPlaces, splitMarks } from '@/lib/episodes/marks';
import { GlossarySchema } from '@/lib/glossary/term';
import { readContent } from '@/lib/server/content/records';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import { episodeRecords as episodes } from '@/tests/content/reading/records';
import { proseOf } from '@/tests/content/reading/prose';
import { misspelt, rightSpellings } from '@/tests/content/reading/spelling';

const prose = episodes.flatMap(proseOf);
const found = (pattern: RegExp): readonly string[] =>
  prose.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at} : ${text}`);

describe('References', () => {
  it('every marked place and person exists', () => {
    const places = loadPlaces();
    const people = loadPeople();
    const unknown = episodes.flatMap((episode) => [
      ...mentionedPlaces(episode).filter((id) => !places.has(id)),
      ...mentionedPeople(episode).filter((id) => !people.has(id)),
    ]);
    expect(unknown).toEqual([]);
  });

  it('no mark is malformed', () => {
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
  it('no straight apostrophe or quotation mark', () => {
    expect(found(/['"]/)).toEqual([]);
  });

  it('no capital without its accent', () => {
    const bare =
      /(^|[\s«’(])(Etat|Egypte|Emigr|Eglise|Epoque|Etait|Ethiop|Evangile|Emir|Ecri|Elev|Eleph|Evoqu|Epous|Ere\b|Ile\b|A [a-zà-ü])/u;
    expect(found(bare)).toEqual([]);
  });

  it('no double space, no space before a comma or a full stop', () => {
    expect(found(/ {2}| [,.](?!\.)/)).toEqual([]);
  });

  it('high punctuation is never glued to the word before it nor left to wrap', () => {
    expect(found(/[\p{L}\p{N}][;!?»]| [;:!?»]|« /u)).toEqual([]);
  });
});

describe('Spelling', () => {
  const spellings = rightSpellings([
    ...readContent(GlossarySchema, 'glossary.json').map(({ term }) => term),
    ...[...loadPlaces().values()].map(({ name }) => name),
    ...[...loadPeople().values()].map(({ name }) => name),
  ]);

  it('names are written as the glossary, the places and the people write them', () => {
    const wrong = prose.flatMap(({ at, text }) =>
      misspelt(text, spellings).map((word) => `${at} : « ${word} »`),
    );
    expect(wrong).toEqual([]);
  });

  it('the check sees a careless spelling', () => {
    expect(misspelt('La route de Taif, de Mu’awiya et de la Kaba', spellings)).toEqual([
      'Taif',
      'Mu’awiya',
      'Kaba',
    ]);
  });
});
