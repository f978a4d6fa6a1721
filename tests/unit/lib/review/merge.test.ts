import fc from 'fast-check';
import { mergeLogs } from '@/lib/review/merge';
import { replay } from '@/lib/review/replay';
import { answeredEvent, logs } from './log';
import { runs } from '@/tests/fixtures/runners/runs';

describe('merging two logs', () => {
  it('is commutative, associative and idempotent over three devices', () => {
    fc.assert(
      fc.property(logs, logs, logs, (a, b, c) => {
        const merged = mergeLogs(a, b);
        expect(merged).toEqual(mergeLogs(b, a));
        expect(mergeLogs(merged, c)).toEqual(mergeLogs(a, mergeLogs(b, c)));
        expect(mergeLogs(merged, b)).toEqual(merged);
      }),
      runs(1000),
    );
  });

  it('makes two devices that answered on the same day agree, whichever imports first', () => {
    const phone = [answeredEvent('a', 10, { isRecalled: false })];
    const computer = [answeredEvent('b', 10, { at: 10 * 86_400_000 + 5 })];
    const mergedStates = replay(mergeLogs(phone, computer));
    expect(replay(mergeLogs(computer, phone))).toEqual(mergedStates);
    expect(mergedStates).toEqual(replay(phone));
  });
});
