import { median, percentile, shareOver, standing } from '@/tests/bench/harness/statistics';

it('a percentile lies between the two values around it', () => {
  expect(percentile([4, 1, 3, 2], 50)).toBe(2.5);
  expect(percentile([10, 0], 95)).toBeCloseTo(9.5);
  expect(median([7])).toBe(7);
});

it('the share over a limit leaves out a value equal to the limit', () => {
  expect(shareOver([16, 20, 21, 40], 20)).toBe(0.5);
});

it('the statistics of no values are NaN', () => {
  expect(median([])).toBeNaN();
  expect(shareOver([], 20)).toBeNaN();
});

describe('a standing among others, where less is better,', () => {
  it('is first with the least median', () => {
    expect(standing([1, 2, 3], [[4], [3]], 0)).toBe('first');
  });

  it('is level within the tolerance of the best', () => {
    expect(standing([5], [[9], [3]], 2)).toBe('level');
  });

  it('is level when its interquartile range meets that of the best', () => {
    expect(standing([4, 10, 12], [[2, 5, 9]], 0)).toBe('level');
  });

  it('is behind otherwise', () => {
    expect(standing([10, 11, 12], [[2, 3, 4]], 1)).toBe('behind');
  });
});
