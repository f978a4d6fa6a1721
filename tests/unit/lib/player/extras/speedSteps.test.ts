/** @jest-environment node */
import fc from 'fast-check';
import { SPEEDS } from '@/lib/player/base/speed';
import { formatSpeed, nextSpeed, stepSpeed } from '@/lib/player/extras/speedSteps';

describe('the speeds offered', () => {
  it('up and then down again leads back, but at the ends', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SPEEDS), (speed) => {
        const up = stepSpeed(speed, 1);
        expect(stepSpeed(up, -1)).toBe(up === speed ? 1.75 : speed);
      }),
    );
    expect(stepSpeed(2, 1)).toBe(2);
    expect(stepSpeed(0.75, -1)).toBe(0.75);
  });

  it('all come round, one press after another', () => {
    const heard = [1];
    for (let press = 0; press < SPEEDS.length; press += 1)
      heard.push(nextSpeed(heard.at(-1) ?? 1));
    expect(heard).toEqual([1, 1.25, 1.5, 1.75, 2, 0.75, 1]);
  });

  it('are written as in French', () => {
    expect(SPEEDS.map(formatSpeed)).toEqual(['0,75×', '1×', '1,25×', '1,5×', '1,75×', '2×']);
  });
});
