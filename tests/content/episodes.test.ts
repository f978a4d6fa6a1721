import { mentionedPeople, mentionedPlaces, splitMarks } from '@/lib/episodes/marks';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import { episodeRecords as episodes } from '@/tests/content/reading/records';
import { foundIn, proseOf } from '@/tests/content/reading/prose';
import { misspeltWords, misspeltIn } from '@/tests/content/reading/spelling';
import { TYPOGRAPHY } from '@/tests/content/reading/typography';

const prose = episodes.flatMap(proseOf);

describe('references', () => {
  it('every marked place and person exists', () => {
    const places = loadPlaces();
    const people = loadPeople();
    const unknownIds = episodes.flatMap((episode) => [
      ...mentionedPlaces(episode).filter((id) => !places.has(id)),
      ...mentionedPeople(episode).filter((id) => !people.has(id)),
    ]);
    expect(unknownIds).toEqual([]);
  });

  it('no mark is malformed', () => {
    const sentences = episodes.flatMap(({ chapters }) =>
      chapters.flatMap(({ paragraphs }) => paragraphs.flat()),
    );
    const malformed = sentences.filter((sentence) =>
      splitMarks(sentence).some(({ kind, text }) => kind === 'text' && /[[\]]|\]\(/.test(text)),
    );
    expect(malformed).toEqual([]);
  });
});

it.each(TYPOGRAPHY)('the episodes contain no %s', (_, pattern) => {
  expect(foundIn(prose, pattern)).toEqual([]);
});

describe('spelling', () => {
  it('names are written as the glossary, the places and the people write them', () => {
    expect(misspeltIn(prose)).toEqual([]);
  });

  it('the check finds a careless spelling', () => {
    expect(misspeltWords('La route de Taif, de Mu’awiya et de la Kaba')).toEqual([
      'Taif',
      'Mu’awiya',
      'Kaba',
    ]);
  });
});
