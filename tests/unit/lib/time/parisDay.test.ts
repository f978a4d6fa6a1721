import { parisDay } from '@/lib/time/parisDay';

describe('a day in Paris', () => {
  it.each([
    ['2025-05-31T21:59:59.000Z', 31, 5],
    ['2025-05-31T22:00:00.000Z', 1, 6],
    ['2025-01-31T22:59:59.000Z', 31, 1],
    ['2025-01-31T23:00:00.000Z', 1, 2],
  ])('of %s is %p/%p', (instant, day, month) => {
    expect(parisDay(instant)).toEqual({ year: 2025, month, day });
  });

  it('is none for what is no instant', () => {
    expect(parisDay('hier')).toBeNull();
  });
});
