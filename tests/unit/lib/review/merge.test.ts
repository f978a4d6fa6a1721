import fc from 'fast-check';
import { mergeLogs } from '@/lib/review/merge';
import { replay } from '@/lib/review/replay';
import { answered, logs } from './log';
import { runs } from '@/tests/fixtures/runners/runs';

describe('merging two logs', () => {
  it('is commutative, associative and idempotent over three devices', () => {
    fc.assert(
      fc.property(logs, logs, logs, (a, b, c) => {
        const once = mergeLogs(a, b);
        expect(once).toEqual(mergeLogs(b, a));
        expect(mergeLogs(once, c)).toEqual(mergeLogs(a, mergeLogs(b, c)));
        expect(mergeLogs(once, b)).toEqual(once);
      }),
      runs(1000),
    );
  });

  it('makes two devices that answered on the same day agree, whichever imports first', () => {
    const phone = [answered('a', 10, { isRecalled: false })];
    const desk = [answered('b', 10, { at: 10 * 86_400_000 + 5 })];
    const both = replay(mergeLogs(phone, desk));
    expect(replay(mergeLogs(desk, phone))).toEqual(both);
    expect(both).toEqual(replay(phone));
  });
});
