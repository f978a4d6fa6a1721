import fc from 'fast-check';
import { mergeLogs } from '@/lib/review/merge';
import { replay } from '@/lib/review/replay';
import { answered, logs } from './log';
import { runs } from '@/tests/fixtures/runners/runs';

const RUNS = runs(1000);

describe('merging two logs', () => {
  it('gives the same from either side', () => {
    fc.assert(
      fc.property(logs, logs, (a, b) => expect(mergeLogs(a, b)).toEqual(mergeLogs(b, a))),
      RUNS,
    );
  });

  it('gives the same however three devices exchange', () => {
    fc.assert(
      fc.property(logs, logs, logs, (a, b, c) =>
        expect(mergeLogs(mergeLogs(a, b), c)).toEqual(mergeLogs(a, mergeLogs(b, c))),
      ),
      RUNS,
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(logs, logs, (a, b) => {
        const once = mergeLogs(a, b);
        expect(mergeLogs(once, b)).toEqual(once);
      }),
      RUNS,
    );
  });

  it('makes two devices that answered on the same day agree, whichever imports first', () => {
    const [phone, desk] = [
      [answered('a', 10, { isRecalled: false })],
      [answered('b', 10, { at: 10 * 86_400_000 + 5 })],
    ];
    const both = replay(mergeLogs(phone, desk));
    expect(replay(mergeLogs(desk, phone))).toEqual(both);
    expect(both).toEqual(replay(phone));
  });
});
