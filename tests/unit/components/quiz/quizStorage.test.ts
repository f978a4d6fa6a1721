import {
  readStoredRun,
  writeStoredRun,
  scheduleStoredRun,
} from '@/components/quiz/quizStorage';

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

afterEach(() => writeStoredRun(null));

describe('a scheduled write of a run to storage', () => {
  it('happens after the frame of the press', async () => {
    const formatRun = jest.fn(() => 'b');
    scheduleStoredRun(formatRun);
    expect(formatRun).not.toHaveBeenCalled();
    expect(readStoredRun()).toBeNull();
    await nextFrame();
    expect(readStoredRun()).toBe('b');
    window.dispatchEvent(new Event('pagehide'));
    expect(formatRun).toHaveBeenCalledTimes(1);
  });

  it('happens at once when the page is left', () => {
    scheduleStoredRun(() => 'b');
    window.dispatchEvent(new Event('pagehide'));
    expect(readStoredRun()).toBe('b');
  });

  it('never overwrites a later write or removal', async () => {
    scheduleStoredRun(() => 'b');
    scheduleStoredRun(() => 'c');
    await nextFrame();
    expect(readStoredRun()).toBe('c');
    scheduleStoredRun(() => 'd');
    writeStoredRun(null);
    window.dispatchEvent(new Event('pagehide'));
    await nextFrame();
    expect(readStoredRun()).toBeNull();
  });
});
