import { compact } from '@/lib/review/compact';
import type { ReviewEvent } from '@/lib/review/event';
import { nextMemory } from '@/lib/review/memory';
import { replay, type CardState } from '@/lib/review/replay';
import { dueDay, isDue } from '@/lib/review/schedule';
import { answeredEvent, foldEvents } from './log';

const stateOf = (...events: readonly ReviewEvent[]): CardState => {
  const state = replay(events).get('q:q-105');
  if (!state) throw new Error('A state is expected.');
  return state;
};

describe('replaying a log', () => {
  it('computes the memory from its answers', () => {
    const memory = nextMemory(nextMemory(null, 0, 3), 2, 1);
    const state = stateOf(
      answeredEvent('a', 10),
      answeredEvent('b', 12, { isRecalled: false }),
    );
    expect(state.memory).toEqual(memory);
  });

  it('counts a card answered twice in a day once', () => {
    const state = stateOf(answeredEvent('a', 10, { isRecalled: false }));
    expect(
      stateOf(answeredEvent('a', 10, { isRecalled: false }), answeredEvent('b', 10)),
    ).toEqual(state);
  });

  it('removes an undone answer, exactly', () => {
    const stateBefore = stateOf(answeredEvent('a', 10));
    const undone = { id: 'u', at: 12 * 86_400_000 + 1, kind: 'undone', undoes: 'b' } as const;
    expect(stateOf(answeredEvent('a', 10), answeredEvent('b', 12), undone)).toEqual(
      stateBefore,
    );
  });

  it('discards the memory of answers to another revision of the question', () => {
    const stateOfSecond = stateOf(answeredEvent('b', 30, { revision: 'r2' }));
    const changed = stateOf(answeredEvent('a', 10), answeredEvent('b', 30, { revision: 'r2' }));
    expect(changed.memory).toEqual(stateOfSecond.memory);
  });

  it('does not lengthen the interval after a guess', () => {
    const known = [answeredEvent('a', 10), answeredEvent('b', 12), answeredEvent('c', 23)];
    const guess = answeredEvent('d', 60, { isRecalled: false });
    const interval = (state: CardState) => (dueDay(state) ?? 0) - (state.day ?? 0);
    expect(interval(stateOf(...known, guess))).toBeLessThan(interval(stateOf(...known)));
  });

  it('computes a positive stability and a due day within months when a clock is set back by a year', () => {
    const futureAnswer = answeredEvent('a', 1000);
    expect(isDue(stateOf(futureAnswer), 635)).toBe(true);
    const laterAnswer = { ...answeredEvent('b', 635), at: futureAnswer.at + 1 };
    const state = stateOf(futureAnswer, laterAnswer);
    expect(state.memory?.stability).toBeGreaterThan(0);
    expect(isDue(state, 635)).toBe(false);
    expect(isDue(state, 700)).toBe(true);
  });

  it('takes of two memories of a card the memory of the later answer', () => {
    const foldedMemory = foldEvents(20, { stability: 33 });
    expect(stateOf(answeredEvent('a', 10), foldedMemory).memory).toEqual({
      stability: 33,
      difficulty: 5,
    });
    expect(stateOf(answeredEvent('a', 20), foldedMemory).memory).toEqual(
      stateOf(answeredEvent('a', 20)).memory,
    );
  });

  it('keeps a removed card out of the sitting, with its memory', () => {
    const dropped = { id: 'd', at: 11 * 86_400_000, kind: 'dropped', card: 'q:q-105' } as const;
    const state = stateOf(answeredEvent('a', 10), dropped);
    expect(isDue(state, 400)).toBe(false);
    expect(state.memory).not.toBeNull();
  });
});

describe('a full log', () => {
  const longLog = Array.from({ length: 5000 }, (_, index) =>
    answeredEvent(`e${index}`, 100 + Math.floor(index / 50), {
      card: `q:q-${String(index % 250).padStart(3, '0')}`,
      isRecalled: index % 7 > 0,
      at: 100 * 86_400_000 + index * 1000,
    }),
  );

  it('is compacted into fewer events with the same states', () => {
    const compactLog = compact(longLog);
    expect(compactLog.length).toBeLessThan(3000);
    expect(replay(compactLog)).toEqual(replay(longLog));
    expect(compact(compactLog)).toEqual(compactLog);
  });

  it('keeps a recently undone event undone', () => {
    const undone = { id: 'u', at: 1e13, kind: 'undone', undoes: 'e3' } as const;
    expect(replay(compact([...longLog, undone]))).toEqual(replay([...longLog, undone]));
  });

  it('is replayed with a linear number of exponentials', () => {
    const countExpCalls = (events: readonly ReviewEvent[]): number => {
      const spy = jest.spyOn(Math, 'exp');
      expect(replay(events).size).toBe(250);
      const calls = spy.mock.calls.length;
      spy.mockRestore();
      return calls;
    };
    const [callsForHalf, callsForAll] = [
      countExpCalls(longLog.slice(0, 2500)),
      countExpCalls(longLog),
    ];
    expect(callsForHalf).toBeGreaterThan(1000);
    expect(callsForAll).toBeLessThanOrEqual(callsForHalf * 2.3);
    const times = Array.from({ length: 10 }, () => {
      const started = performance.now();
      replay(longLog);
      return performance.now() - started;
    });
    console.info(`5 000 events replayed in ${Math.min(...times).toFixed(1)} ms at best`);
  });
});
