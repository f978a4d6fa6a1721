import { heardFrom } from '@/lib/episodes/search/heardFrom';

const sentence = { text: 'À Badr, Quraysh attend.', start: 60, words: [0, 0.2, 0.9, 1.6] };
const pieces = (found: string) => {
  const [before = '', after = ''] = sentence.text.split(found);
  return [
    { text: before, isFound: false },
    { text: found, isFound: true },
    { text: after, isFound: false },
  ].filter(({ text }) => text !== '');
};

it('a found sentence plays from its first found word', () => {
  expect(heardFrom(sentence, pieces('Quraysh'))).toBeCloseTo(60.9);
  expect(heardFrom(sentence, pieces('Badr'))).toBeCloseTo(60.2);
  expect(heardFrom(sentence, pieces('À'))).toBe(60);
});

it('a sentence whose words have no times, or too few, plays from its start', () => {
  expect(heardFrom({ text: sentence.text, start: 60 }, pieces('Badr'))).toBe(60);
  expect(heardFrom({ ...sentence, words: [0, 1] }, pieces('Badr'))).toBe(60);
  expect(heardFrom(sentence, [{ text: sentence.text, isFound: false }])).toBe(60);
});
