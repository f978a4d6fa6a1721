import { compact } from '@/lib/review/compact';
import type { ReviewEvent } from '@/lib/review/event';
import { nextMemory } from '@/lib/review/memory';
import { replay, type CardState } from '@/lib/review/replay';
import { dueDay, isDue } from '@/lib/review/schedule';
import { answered, folded } from './log';

const stateOf = (...events: readonly ReviewEvent[]): CardState => {
  const state = replay(events).get('q:q-105');
  if (!state) throw new Error('A state is expected.');
  return state;
};

describe('replaying a log', () => {
  it('gives the memory of its answers', () => {
    const memory = nextMemory(nextMemory(null, 0, 3), 2, 1);
    const state = stateOf(answered('a', 10), answered('b', 12, { isRecalled: false }));
    expect(state.memory).toEqual(memory);
  });

  it('counts a card answered twice in a day once', () => {
    const once = stateOf(answered('a', 10, { isRecalled: false }));
    expect(stateOf(answered('a', 10, { isRecalled: false }), answered('b', 10))).toEqual(once);
  });

  it('removes an undone answer, exactly', () => {
    const before = stateOf(answered('a', 10));
    const undone = { id: 'u', at: 12 * 86_400_000 + 1, kind: 'undone', undoes: 'b' } as const;
    expect(stateOf(answered('a', 10), answered('b', 12), undone)).toEqual(before);
  });

  it('starts again when the right answer has changed', () => {
    const fresh = stateOf(answered('b', 30, { revision: 'r2' }));
    const changed = stateOf(answered('a', 10), answered('b', 30, { revision: 'r2' }));
    expect(changed.memory).toEqual(fresh.memory);
  });

  it('does not lengthen the interval after a guess', () => {
    const known = [answered('a', 10), answered('b', 12), answered('c', 23)];
    const guess = answered('d', 60, { isRecalled: false });
    const wait = (state: CardState) => (dueDay(state) ?? 0) - (state.day ?? 0);
    expect(wait(stateOf(...known, guess))).toBeLessThan(wait(stateOf(...known)));
  });

  it('gives no negative days and no eternal due date when a clock is set back by a year', () => {
    const wrong = answered('a', 1000);
    expect(isDue(stateOf(wrong), 635)).toBe(true);
    const next = { ...answered('b', 635), at: wrong.at + 1 };
    const state = stateOf(wrong, next);
    expect(state.memory?.stability).toBeGreaterThan(0);
    expect(isDue(state, 635)).toBe(false);
    expect(isDue(state, 700)).toBe(true);
  });

  it('keeps of two memories of a card that of the later answer', () => {
    const fold = folded(20, { stability: 33 });
    expect(stateOf(answered('a', 10), fold).memory).toEqual({ stability: 33, difficulty: 5 });
    expect(stateOf(answered('a', 20), fold).memory).toEqual(stateOf(answered('a', 20)).memory);
  });

  it('keeps a removed card out of the session, with its memory', () => {
    const dropped = { id: 'd', at: 11 * 86_400_000, kind: 'dropped', card: 'q:q-105' } as const;
    const state = stateOf(answered('a', 10), dropped);
    expect(isDue(state, 400)).toBe(false);
    expect(state.memory).not.toBeNull();
  });
});

describe('a full log', () => {
  const long = Array.from({ length: 5000 }, (_, index) =>
    answered(`e${index}`, 100 + Math.floor(index / 50), {
      card: `q:q-${String(index % 250).padStart(3, '0')}`,
      isRecalled: index % 7 > 0,
      at: 100 * 86_400_000 + index * 1000,
    }),
  );

  it('is folded into fewer events of the same meaning', () => {
    const short = compact(long);
    expect(short.length).toBeLessThan(3000);
    expect(replay(short)).toEqual(replay(long));
    expect(compact(short)).toEqual(short);
  });

  it('keeps a recently undone event undone', () => {
    const undone = { id: 'u', at: 1e13, kind: 'undone', undoes: 'e3' } as const;
    expect(replay(compact([...long, undone]))).toEqual(replay([...long, undone]));
  });

  it('is replayed in linear work; 20 ms are allowed', () => {
    const workOf = (events: readonly ReviewEvent[]): number => {
      const spy = jest.spyOn(Math, 'exp');
      expect(replay(events).size).toBe(250);
      const calls = spy.mock.calls.length;
      spy.mockRestore();
      return calls;
    };
    const [half, whole] = [workOf(long.slice(0, 2500)), workOf(long)];
    expect(half).toBeGreaterThan(1000);
    expect(whole).toBeLessThanOrEqual(half * 2.3);
    const times = Array.from({ length: 10 }, () => {
      const started = performance.now();
      replay(long);
      return performance.now() - started;
    });
    console.info(`5 000 events replayed in ${Math.min(...times).toFixed(1)} ms at best`);
  });
});
