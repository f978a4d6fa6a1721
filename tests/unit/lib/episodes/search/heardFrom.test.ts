import { firstFoundSecond } from '@/lib/episodes/search/heardFrom';

const sentence = { text: 'À Badr, Quraysh attend.', start: 60, words: [0, 0.2, 0.9, 1.6] };
const segmentsAround = (foundText: string) => {
  const [textBefore = '', textAfter = ''] = sentence.text.split(foundText);
  return [
    { text: textBefore, isFound: false },
    { text: foundText, isFound: true },
    { text: textAfter, isFound: false },
  ].filter(({ text }) => text !== '');
};

it('a found sentence plays from its first found word', () => {
  expect(firstFoundSecond(sentence, segmentsAround('Quraysh'))).toBeCloseTo(60.9);
  expect(firstFoundSecond(sentence, segmentsAround('Badr'))).toBeCloseTo(60.2);
  expect(firstFoundSecond(sentence, segmentsAround('À'))).toBe(60);
});

it('a sentence whose words have no times, or too few, plays from its start', () => {
  expect(firstFoundSecond({ text: sentence.text, start: 60 }, segmentsAround('Badr'))).toBe(60);
  expect(firstFoundSecond({ ...sentence, words: [0, 1] }, segmentsAround('Badr'))).toBe(60);
  expect(firstFoundSecond(sentence, [{ text: sentence.text, isFound: false }])).toBe(60);
});
