import { inTurn } from '@/components/ui/browser/schedule';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('Des tâches à tour de rôle', () => {
  test('chacune dans la sienne, dans l’ordre', () => {
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

  test('celles qui n’ont pas commencé peuvent être reprises', () => {
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
