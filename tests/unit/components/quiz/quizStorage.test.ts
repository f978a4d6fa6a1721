import {
  readStoredRun,
  writeStoredRun,
  scheduleStoredRun,
} from '@/components/quiz/quizStorage';

const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

afterEach(() => writeStoredRun(null));

describe('a scheduled write of a run', () => {
  it('happens after the frame of the press', async () => {
    const text = jest.fn(() => 'b');
    scheduleStoredRun(text);
    expect(text).not.toHaveBeenCalled();
    expect(readStoredRun()).toBeNull();
    await frame();
    expect(readStoredRun()).toBe('b');
    window.dispatchEvent(new Event('pagehide'));
    expect(text).toHaveBeenCalledTimes(1);
  });

  it('happens at once when the page is left', () => {
    scheduleStoredRun(() => 'b');
    window.dispatchEvent(new Event('pagehide'));
    expect(readStoredRun()).toBe('b');
  });

  it('never overwrites a later write or removal', async () => {
    scheduleStoredRun(() => 'b');
    scheduleStoredRun(() => 'c');
    await frame();
    expect(readStoredRun()).toBe('c');
    scheduleStoredRun(() => 'd');
    writeStoredRun(null);
    window.dispatchEvent(new Event('pagehide'));
    await frame();
    expect(readStoredRun()).toBeNull();
  });
});
