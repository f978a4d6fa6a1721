/** @jest-environment node */
import { inTurn } from '@/components/ui/browser/schedule';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('tasks in turn', () => {
  it('run each in a task of its own, in order', () => {
    const done: string[] = [];
    inTurn(
      () => done.push('mesurer'),
      () => done.push('placer'),
    );
    expect(done).toEqual([]);
    jest.advanceTimersToNextTimer();
    expect(done).toEqual(['mesurer']);
    jest.advanceTimersToNextTimer();
    expect(done).toEqual(['mesurer', 'placer']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('are taken back if they have not begun', () => {
    const done: string[] = [];
    const takeBack = inTurn(
      () => done.push('mesurer'),
      () => done.push('placer'),
    );
    jest.advanceTimersToNextTimer();
    takeBack();
    jest.runAllTimers();
    expect(done).toEqual(['mesurer']);
  });
});
