/** @jest-environment node */
import { runInTasks } from '@/components/ui/browser/schedule';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('tasks of `runInTasks`', () => {
  it('run in order, each in a separate task, until they are cancelled', () => {
    const calls: string[] = [];
    const schedule = () => {
      calls.length = 0;
      return runInTasks(
        () => calls.push('mesurer'),
        () => calls.push('placer'),
      );
    };
    schedule();
    for (const rank of [0, 1, 2]) {
      expect(calls).toEqual(['mesurer', 'placer'].slice(0, rank));
      jest.advanceTimersToNextTimer();
    }
    expect(jest.getTimerCount()).toBe(0);

    const cancel = schedule();
    jest.advanceTimersToNextTimer();
    cancel();
    jest.runAllTimers();
    expect(calls).toEqual(['mesurer']);
  });
});
