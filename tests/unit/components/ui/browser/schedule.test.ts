/** @jest-environment node */
import { inTurn } from '@/components/ui/browser/schedule';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('tasks in turn', () => {
  it('run each in a task of its own, in order, and are cancelled if they have not begun', () => {
    const done: string[] = [];
    const start = () => {
      done.length = 0;
      return inTurn(
        () => done.push('mesurer'),
        () => done.push('placer'),
      );
    };
    start();
    for (const rank of [0, 1, 2]) {
      expect(done).toEqual(['mesurer', 'placer'].slice(0, rank));
      jest.advanceTimersToNextTimer();
    }
    expect(jest.getTimerCount()).toBe(0);

    const cancel = start();
    jest.advanceTimersToNextTimer();
    cancel();
    jest.runAllTimers();
    expect(done).toEqual(['mesurer']);
  });
});
