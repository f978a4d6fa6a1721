import { parisDay } from '@/lib/time/parisDay';

it.each([
  ['2025-05-31T21:59:59.000Z', { year: 2025, month: 5, day: 31 }],
  ['2025-05-31T22:00:00.000Z', { year: 2025, month: 6, day: 1 }],
  ['2025-01-31T22:59:59.000Z', { year: 2025, month: 1, day: 31 }],
  ['2025-01-31T23:00:00.000Z', { year: 2025, month: 2, day: 1 }],
  ['hier', null],
])('the day in Paris of %s is %j', (instant, day) => {
  expect(parisDay(instant)).toEqual(day);
});
