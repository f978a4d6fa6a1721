import fc from 'fast-check';
import {
  withoutMarks,
  mentionedPeople,
  mentionedPlaces,
  splitMarks,
} from '@/lib/episodes/marks';
import { forAll } from '@/tests/fixtures/runners/property';

describe('the marks of a sentence', () => {
  it('are places and people with their words', () => {
    expect(splitMarks('De [La Mecque](lieu:la-mecque), [Khadîja](personne:khadija).')).toEqual([
      { kind: 'text', text: 'De ' },
      { kind: 'place', text: 'La Mecque', id: 'la-mecque' },
      { kind: 'text', text: ', ' },
      { kind: 'person', text: 'Khadîja', id: 'khadija' },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each([
    ...['Un [mot](http://exemple.org)', '[](lieu:badr)', '[Badr](lieu:)'],
    ...['[Badr] (lieu:badr)', '[Badr](ville:badr)'],
  ])('are absent from %j', (sentence) => {
    expect(splitMarks(sentence)).toEqual([{ kind: 'text', text: sentence }]);
    expect(withoutMarks(sentence)).toBe(sentence);
  });

  it('split an empty sentence into no segment', () => {
    expect(splitMarks('')).toEqual([]);
  });

  it('leave segments whose joined words are the spoken words', () => {
    const sentenceParts = fc.oneof(
      fc.string(),
      fc.constantFrom('[Badr](lieu:badr)', '[Alî](personne:ali)', '[', '](lieu:'),
    );
    forAll(fc.array(sentenceParts), (parts) => {
      const sentence = parts.join('');
      const words = splitMarks(sentence).map(({ text }) => text);
      expect(words.join('')).toBe(withoutMarks(sentence));
    });
  });
});

it('an episode mentions each place and each person once, in order of first mention', () => {
  const sentences = [
    'À [Badr](lieu:badr), [Hamza](personne:hamza).',
    'De [Médine](lieu:medine) à [Badr](lieu:badr), [Alî](personne:ali) et [Hamza](personne:hamza).',
  ];
  const episode = { chapters: [{ paragraphs: [sentences] }] };
  expect(mentionedPlaces(episode)).toEqual(['badr', 'medine']);
  expect(mentionedPeople(episode)).toEqual(['hamza', 'ali']);
});
