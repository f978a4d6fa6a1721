import { rankOfKey } from '@/lib/quiz/digitKey';

it.each([
  ['1', 'Digit1', 0],
  ['4', 'Numpad4', 3],
  ['&', 'Digit1', 0],
  ['é', 'Digit2', 1],
  ['End', 'Numpad1', null],
  ['0', 'Digit0', null],
  ['a', 'KeyA', null],
  ['F1', 'F1', null],
])('the key %p at %p selects the answer with index %p', (key, code, rank) => {
  expect(rankOfKey({ key, code })).toBe(rank);
});
